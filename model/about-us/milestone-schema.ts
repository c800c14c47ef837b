import { z } from "zod";
import { ValidityOfEventSchema } from "#model/dates/confirmations.ts";
import { KnownDateSchema } from "#model/articles/schema.ts";

/** An event has its source and, where it is known, the date of that source. */
const sourced = {
  what: z.string().min(20).max(240),
  source: z.url({ protocol: /^https?$/ }),
  asOf: z.iso.date().optional(),
  validUntil: ValidityOfEventSchema,
  /** Notes for editors and engineers, such as doubts or other readings. Not shown to visitors. */
  note: z.string().min(10).optional(),
};

/** An event of the group's history, on a day, in a month or a year. */
export const MilestoneSchema = z.strictObject({ on: KnownDateSchema, ...sourced });

/** A period of a career: "2006 to 2016", "Since 2019". */
export const CareerStepSchema = z.strictObject({ when: z.string().min(4).max(40), ...sourced });
