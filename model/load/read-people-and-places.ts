import { byOrder } from "#model/reading/by-order.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { checkRemovedHolidays, toHolidays } from "#model/branches/public-holidays.ts";
import type { Reader } from "./reader.ts";
import { JobIdSchema } from "#domain/careers/job.ts";
import { JobFileSchema, sortJobs } from "#model/careers/job-file-schema.ts";
import { AtmSchema, BranchSchema } from "#model/branches/schema.ts";
import { LeaderSchema } from "#model/leaders/schema.ts";
import { PropertySchema } from "#model/properties/schema.ts";
import { PublicHolidaysSchema } from "#model/branches/public-holidays-schema.ts";
import { TestimonialSchema } from "#model/testimonials/schema.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";

/** Leaders and jobs, branches and ATMs, and properties. */
export function readPeopleAndPlaces({ site, all }: Reader, { holidays }: WaysToBank) {
  const calendar = site("public-holidays.yaml", PublicHolidaysSchema);
  throwIfAny(checkRemovedHolidays(calendar, holidays.removed));
  return {
    leaders: all("leaders/*.yaml", LeaderSchema)
      .map(({ id, value }) => ({ ...value, slug: id }))
      .sort(byOrder),
    ...readJobs(all),
    testimonials: all("testimonials/*.yaml", TestimonialSchema)
      .map(({ id, value }) => ({ ...value, path: id }))
      .sort(byOrder),
    properties: all("properties/*.yaml", PropertySchema)
      .map(({ id, value }) => ({ ...value, path: id }))
      .sort(byOrder),
    publicHolidays: toHolidays(calendar, holidays),
    branches: all("branches/*.yaml", BranchSchema)
      .map(({ id, value }) => ({ ...value, slug: id }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    atms: all("atms/*.yaml", AtmSchema).map(({ id, value }) => ({ ...value, slug: id })),
  };
}

function readJobs(all: Reader["all"]) {
  const jobs = all("jobs/*.yaml", JobFileSchema);
  throwIfAny(
    jobs.flatMap(({ file, id }) =>
      (JobIdSchema.safeParse(id).error?.issues ?? []).map(
        ({ message }) => `${file} (file): its name is the job's address, and ${message}`,
      ),
    ),
  );
  return sortJobs(jobs);
}
