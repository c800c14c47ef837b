import type { ReactNode } from "react";
import { Form } from "../form/form.tsx";
import { Button } from "../form/button.tsx";
import styles from "./filter-panel.module.css";

type FilterPanelProps = {
  title: string;
  /** The path of the list, with its id there. */
  action: string;
  submitLabel: string;
  isOpen: boolean;
  children: ReactNode;
};

/**
 * Filters a list by a form sent by GET, which works without script. On a phone it is folded at first, so that the items
 * come first.
 */
export function FilterPanel({ title, action, submitLabel, isOpen, children }: FilterPanelProps) {
  return (
    <details className={styles.filters} open={isOpen}>
      <summary>{title}</summary>
      <Form className={styles.form} action={action} aria-label={title} autoComplete="off">
        {children}
        <Button type="submit">{submitLabel}</Button>
      </Form>
    </details>
  );
}
