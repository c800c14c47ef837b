import { z } from "zod";
import { counties } from "#domain/contact/counties.ts";
import { accessPoints, atmServices, branchServices } from "#domain/contact/ways-to-bank.ts";
import { changedField, ClockedSchema } from "#model/dates/clock.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { provenanceFields } from "#model/reading/provenance.ts";

const Name = z.string().min(3).max(60);
const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "is a time such as 08:30");
const DayHoursSchema = z
  .strictObject({ open: Time, close: Time })
  .refine(({ open, close }) => open < close, "open must be before close");

/** Coordinates of the middle of the neighbourhood: precise enough for a map of the country, not for directions. */
export const PositionSchema = z.strictObject({
  latitude: z.number().min(-5).max(6),
  longitude: z.number().min(33).max(42),
});

/** A week without holidays; a day that is left out is closed. */
export const HoursSchema = z.strictObject({
  weekdays: DayHoursSchema,
  saturday: DayHoursSchema.optional(),
  sunday: DayHoursSchema.optional(),
  provenance: provenanceFields.provenance,
  note: provenanceFields.note,
});

/** A branch; the file's name is its path. */
export const BranchSchema = ClockedSchema.safeExtend({
  name: Name,
  /** The clearing code: 61 for the bank, then the branch. */
  clearingCode: z.string().regex(/^61\d{3}$/, "is 61 and three digits"),
  town: Name,
  county: z.enum(counties),
  /** The building or the street, where a source names it. */
  place: Name.optional(),
  position: PositionSchema,
  /** Given if they differ from those of site/ways-to-bank.yaml; without a provenance they have the branch's. */
  hours: HoursSchema.extend({ provenance: provenanceFields.provenance.optional() }).optional(),
  details: z.strictObject({
    email: z.email(),
    services: z.array(z.enum(branchServices)).min(1),
    provenance: provenanceFields.provenance,
  }),
  /** Leaves out the services that nobody has recorded. */
  access: z.partialRecord(z.enum(accessPoints), z.boolean()).default({}),
  /** The public list that has the name and code: its name, and its URL if any. */
  ...provenanceFields,
  list: Name,
  ...changedField,
});

/** A cash machine at a branch. */
export const AtmSchema = ClockedSchema.safeExtend({
  branch: SlugSchema,
  /** Open day and night, or in the hours of the branch. */
  isAlwaysOpen: z.boolean(),
  services: z.array(z.enum(atmServices)).min(1),
  ...provenanceFields,
});

export type Branch = z.infer<typeof BranchSchema> & { slug: string };
export type Atm = z.infer<typeof AtmSchema> & { slug: string };
