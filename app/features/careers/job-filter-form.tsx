import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { paths } from "#domain/paths.ts";
import type { Filter } from "./job-filters.ts";
import styles from "./job-filter-form.module.css";

/**
 * Chooses among the jobs by their address: a form that works as it is. On a phone it is folded until it is asked for,
 * so that the jobs come first.
 */
export function JobFilterForm({ filters }: { filters: readonly Filter[] }) {
  const words = useServices().content.careers.jobs.filters;
  return (
    <details className={styles.filters} open={filters.some(({ chosen }) => chosen !== undefined)}>
      <summary>{words.title}</summary>
      <form className={styles.form} action={paths.jobs()} aria-label={words.title}>
        {filters.map(({ name, choices, chosen }) => (
          <SelectField
            key={name}
            id={name}
            name={name}
            label={words[name]}
            defaultValue={chosen ?? ""}
            options={[
              { value: "", label: words.all },
              ...choices.map((choice) => ({ value: choice, label: choice })),
            ]}
          />
        ))}
        <Button type="submit">{words.show}</Button>
      </form>
    </details>
  );
}
