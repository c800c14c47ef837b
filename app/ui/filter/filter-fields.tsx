import type { ReactNode } from "react";
import { Button } from "../form/button.tsx";
import { Form } from "../form/form.tsx";
import { SelectField } from "../form/select-field.tsx";
import styles from "./filter-fields.module.css";

type Filter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
};

type FilterFieldsProps = {
  /** `all` is the choice that switches a filter off. */
  texts: { title: string; show: string; all?: string };
  /** The path of the list, with its id there. */
  action: string;
  filters?: readonly Filter[];
  /** Other fields, after the select fields. */
  children?: ReactNode;
  isOpen?: boolean;
};

/**
 * Filters a list by a form sent by GET, which works without script, with a select field for each filter. On a phone it is
 * folded at first, so that the items come first.
 */
export function FilterFields({
  texts: { title, show, all = "" },
  action,
  filters = [],
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
