import { z } from "zod";
import { momentOf, type Times } from "#domain/time/live.ts";
import { startOfNairobiDay } from "#domain/time/nairobi-time.ts";
import { ValiditySchema } from "./confirmations.ts";

const MomentSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: "is a day, 2026-12-01, or a time with its offset, 2026-12-01T08:00:00+03:00",
  })
  .transform(momentOf);

export const clockFields = {
  publishAt: MomentSchema.optional(),
  expireAt: MomentSchema.optional(),
};

export const endsAfterItBegins = ({ publishAt, expireAt }: Times) =>
  publishAt === undefined || expireAt === undefined || publishAt < expireAt;

export const endsBefore = { error: "ends after it begins (publishAt)", path: ["expireAt"] };

/** The times between which a record is shown: a day begins at midnight in Nairobi. */
export const ClockedSchema = z.strictObject(clockFields).refine(endsAfterItBegins, endsBefore);

/**
 * The day of the last change that matters to visitors, for search engines. Editors set it themselves, because file
 * dates are new with each deployment.
 */
export const changedField = {
  changed: z.iso
    .date()
    .refine((day) => startOfNairobiDay(day) <= Date.now(), "is no day to come")
    .optional(),
};

/** The review fields that every file may have; pages never read them. */
export const ReviewSchema = z.strictObject({
  /** An office, not a person, because staff change. */
  owner: z.string().min(5).max(60).optional(),
  /** The day by which its owner must have reviewed it. */
  reviewBy: z.iso.date().optional(),
  /** How long its sourced facts are valid, unless they have their own validity. */
  validUntil: ValiditySchema.optional(),
});

export type Review = z.infer<typeof ReviewSchema>;
