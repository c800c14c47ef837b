import { z } from "zod";
import { issueSentence } from "#model/reading/issue-sentence.ts";
import { type Review, ReviewSchema } from "./clock.ts";

type RawIssue = z.core.$ZodRawIssue;
export type Reviewed<T> = { value: T; review: Review };

/** Any record with what its file says of its review taken off: its own schema need not know of it. */
export function reviewed<T>(schema: z.ZodType<T>): z.ZodType<Reviewed<T>> {
  return z.unknown().transform((fields, context): Reviewed<T> => {
    const { owner, reviewBy, validUntil, ...own } = isMapping(fields) ? fields : {};
    const review = ReviewSchema.safeParse(
      { owner, reviewBy, validUntil },
      { error: issueSentence },
    );
    const value = schema.safeParse(isMapping(fields) ? own : fields, { error: issueSentence });
    if (review.success && value.success) return { value: value.data, review: review.data };
    const issues = [review, value].flatMap(({ error }) => error?.issues ?? []);
    // The cast: the issue is passed on unchanged.
    context.issues.push(...issues.map((issue) => ({ ...issue, input: fields }) as RawIssue));
    return z.NEVER;
  });
}

function isMapping(fields: unknown): fields is Record<string, unknown> {
  return typeof fields === "object" && fields !== null && !Array.isArray(fields);
}
