import { useServices } from "#app/lib/services.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { link } from "#app/pages/link.ts";
import type { Filter } from "./job-filters.ts";

/** Filters the jobs by a form that submits by GET. */
export function JobFilterForm({ filters }: { filters: readonly Filter[] }) {
  const { title, all, show, ...texts } = useServices().content.careers.jobs.filters;
  return (
    <FilterFields
      title={title}
      action={`${link("/careers/jobsListing")}#list`}
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
