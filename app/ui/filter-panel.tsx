import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./filter-panel.module.css";

type FilterPanelProps = {
  title: string;
  /** The address that takes the choices. */
  action: string;
  submitLabel: string;
  isOpen: boolean;
  children: ReactNode;
};

/**
 * Chooses among the items of a list by its address: a form that works as it is. On a phone it is folded until it is
 * asked for, so that the items come first.
 */
export function FilterPanel({ title, action, submitLabel, isOpen, children }: FilterPanelProps) {
  return (
    <details className={styles.filters} open={isOpen}>
      <summary>{title}</summary>
      <form className={styles.form} action={action} aria-label={title}>
        {children}
        <Button type="submit">{submitLabel}</Button>
      </form>
    </details>
  );
}
