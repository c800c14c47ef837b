import type { Asked } from "#app/lib/page-parameters.ts";
import type { Job } from "#domain/forms/job.ts";

const valueOf = {
  department: (job: Job) => job.jobDepartment,
  subsidiary: (job: Job) => job.subsidiary,
  category: (job: Job) => job.category.name,
};

type FilterName = keyof typeof valueOf;
export type Filter = { name: FilterName; choices: string[]; chosen: string | undefined };

// The cast: Object.keys loses the type of the keys.
const names = Object.keys(valueOf) as FilterName[];

/** The filters with their existing choices, and the choice that the URL names; an unknown one is ignored. */
export function filtersOf(jobs: readonly Job[], asked: Pick<Asked<FilterName>, "get">): Filter[] {
  return names.map((name) => {
    const choices = [...new Set(jobs.map(valueOf[name]))].sort((a, b) => a.localeCompare(b));
    const chosen = choices.find((choice) => choice === asked.get(name));
    return { name, choices, chosen };
  });
}

export function jobsThatFit(jobs: readonly Job[], filters: readonly Filter[]): Job[] {
  return jobs.filter((job) =>
    filters.every(({ name, chosen }) => chosen === undefined || valueOf[name](job) === chosen),
  );
}
