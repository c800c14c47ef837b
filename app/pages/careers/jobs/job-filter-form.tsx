import { useServices } from "#app/lib/services.tsx";
import { FilterFields } from "#app/ui/filter-fields.tsx";
import { paths } from "#domain/pages/paths.ts";
import type { Filter } from "./job-filters.ts";

/** Chooses among the jobs by their address. */
export function JobFilterForm({ filters }: { filters: readonly Filter[] }) {
  const { title, all, show, ...texts } = useServices().content.careers.jobs.filters;
  return (
    <FilterFields
      title={title}
      action={paths.jobs()}
      all={all}
      show={show}
      filters={filters.map(({ name, choices, chosen }) => ({
        name,
        label: texts[name],
        choices: choices.map((choice) => ({ value: choice, label: choice })),
        chosen,
      }))}
    />
  );
}
