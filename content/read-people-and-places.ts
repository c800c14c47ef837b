import { byOrder } from "./by-order.ts";
import { toHolidays } from "./public-holidays.ts";
import type { Reader } from "./reader.ts";
import { AtmSchema, BranchSchema } from "./schema/branch.ts";
import { LeaderSchema } from "./schema/leader.ts";
import { PropertySchema } from "./schema/property.ts";
import { PublicHolidaysSchema } from "./schema/public-holidays.ts";
import { TestimonialSchema } from "./schema/testimonial.ts";
import { WaysToBankSchema } from "./schema/ways-to-bank.ts";

/** Who works here, where the bank is, and the properties. */
export function readPeopleAndPlaces({ site, folder }: Reader) {
  const waysToBank = site("ways-to-bank.yaml", WaysToBankSchema);
  return {
    leaders: folder("leaders", LeaderSchema)
      .map(({ id, value }) => ({ ...value, slug: id }))
      .sort(byOrder),
    testimonials: folder("testimonials", TestimonialSchema)
      .map(({ id, value }) => ({ ...value, path: id }))
      .sort(byOrder),
    properties: folder("properties", PropertySchema)
      .map(({ id, value }) => ({ ...value, path: id }))
      .sort(byOrder),
    waysToBank,
    publicHolidays: toHolidays(
      site("public-holidays.yaml", PublicHolidaysSchema),
      waysToBank.holidays,
    ),
    branches: folder("branches", BranchSchema)
      .map(({ id, value }) => ({ ...value, slug: id }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    atms: folder("atms", AtmSchema).map(({ id, value }) => ({ ...value, slug: id })),
  };
}
