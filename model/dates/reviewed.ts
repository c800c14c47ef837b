import { z } from "zod";
import { onlyOnce } from "#model/reading/yaml-file.ts";
import { unfilledPlaces } from "#model/reading/check-places.ts";
import { isMapping } from "#model/reading/map-texts.ts";
import { noPlace } from "#model/reading/texts.ts";
import { type Review, ReviewSchema } from "./clock.ts";

type RawIssue = z.core.$ZodRawIssue;
export type Reviewed<T> = { value: T; review: Review };

/** Separates a file's review fields from its record, so that the record's schema need not have them. */
export function reviewed<T>(schema: z.ZodType<T>): z.ZodType<Reviewed<T>> {
  return z.unknown().transform((fields, context): Reviewed<T> => {
    const { owner, reviewBy, validUntil, ...own } = isMapping(fields) ? fields : {};
    const review = ReviewSchema.safeParse({ owner, reviewBy, validUntil }, onlyOnce);
    const value = schema.safeParse(isMapping(fields) ? own : fields, onlyOnce);
    const issues = [review, value].flatMap(({ error }) => error?.issues ?? []);
    // The cast: the issue is passed on unchanged.
    context.issues.push(...issues.map((issue) => ({ ...issue, input: fields }) as RawIssue));
    if (value.success)
      for (const { path, place } of unfilledPlaces(schema, own))
        context.issues.push({ code: "custom", message: noPlace(place), input: fields, path });
    if (review.success && value.success && context.issues.length === 0)
      return { value: value.data, review: review.data };
    return z.NEVER;
  });
}
