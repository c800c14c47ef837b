import { Button } from "./button.tsx";
import { SelectField } from "./select-field.tsx";
import styles from "./filter-fields.module.css";

type Filter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
};

type FilterFieldsProps = {
  title: string;
  /** Where the list stands. */
  action: string;
  filters: readonly Filter[];
  /** The choice that leaves a filter out. */
  all: string;
  show: string;
};

/**
 * Chooses among the items of a list by their address: a form that works as it is. On a phone it is folded until it is
 * asked for, so that the list comes first.
 */
export function FilterFields({ title, action, filters, all, show }: FilterFieldsProps) {
  return (
    <details className={styles.filters} open={filters.some(({ chosen }) => chosen !== undefined)}>
      <summary>{title}</summary>
      <form className={styles.form} action={action} aria-label={title}>
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
        <Button type="submit">{show}</Button>
      </form>
    </details>
  );
}
