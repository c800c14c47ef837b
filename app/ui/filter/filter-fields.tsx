import type { ReactNode } from "react";
import { Button } from "../form/button.tsx";
import { Form } from "../form/form.tsx";
import { SelectField } from "../form/select-field.tsx";
import styles from "./filter-fields.module.css";

export type Filter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
};

type FilterFieldsProps = {
  title: string;
  /** The path of the list, with its id there. */
  action: string;
  filters?: readonly Filter[];
  /** The label of the choice that switches a filter off. */
  all?: string;
  show: string;
  /** Other fields, after the select fields. */
  children?: ReactNode;
  isOpen?: boolean;
};

/**
 * Filters a list by a form sent by GET, which works without script, with a select field for each filter. On a phone it is
 * folded at first, so that the items come first.
 */
export function FilterFields({
  title,
  action,
  filters = [],
  all = "",
  show,
  children,
  isOpen,
}: FilterFieldsProps) {
  return (
    <details
      className={styles.filters}
      open={isOpen || filters.some(({ chosen }) => chosen !== undefined)}
    >
      <summary>{title}</summary>
      <Form className={styles.form} action={action} aria-label={title} autoComplete="off">
        {filters.map(({ name, label, choices, chosen }) => (
          <SelectField
            key={name}
            id={name}
            name={name}
            label={label}
            defaultValue={chosen ?? ""}
            options={[{ value: "", label: all }, ...choices]}
          />
        ))}
        {children}
        <Button type="submit">{show}</Button>
      </Form>
    </details>
  );
}
