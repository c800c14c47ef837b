import * as z from "zod/mini";
import { type ErrorCodesByField, errorsIn } from "./errors.ts";
import { type Fields, schemasOf, select } from "./field.ts";
import { paragraph } from "./paragraph.ts";
import { person, phone } from "./person-fields.ts";
import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";

/**
 * Days within which an answer is due. The first four are from the General Regulations, 2021, according to
 * https://compliancedira.com/blog/managing-dsr-kenya-dpa-2019; it gives none for the others, so they use the shortest
 * of the four.
 */
export const answerDays = {
  access: 7,
  correction: 7,
  erasure: 7,
  portability: 30,
  objection: 7,
  review: 7,
};

export type DataRequestKind = keyof typeof answerDays;
/** The requests that a person may make about data kept on them (Data Protection Act, 2019). */
// The cast: Object.keys loses the type of the keys.
export const dataRequestKinds = Object.keys(answerDays) as DataRequestKind[];

/** The outcomes of a request. */
export const dataRequestOutcomes = ["done", "partly", "refused"] as const;
export type DataRequestOutcome = (typeof dataRequestOutcomes)[number];

/** True if the law is known to give the days; false if only the bank does. */
export const isLawsTime = (kind: DataRequestKind) => kind !== "objection" && kind !== "review";

/** The day in Nairobi (`YYYY-MM-DD`) on which the answer is due; `receivedAt` is in milliseconds since 1970. */
export function dueDayOf(kind: DataRequestKind, receivedAt: number): string {
  return nairobiDay(receivedAt + answerDays[kind] * dayMs);
}

/** The fields that no other form has. */
export const ownRequestFields = {
  kind: select(dataRequestKinds),
  details: paragraph(2000),
} satisfies Fields;

/** The fields that a person fills in, in the order of the form. */
export const dataRequestFields = { ...ownRequestFields, ...person, phone } satisfies Fields;
export type DataRequestField = keyof typeof dataRequestFields;

const DataRequestSchema = z.object(schemasOf(dataRequestFields));

/** `phone` is normalised: `254712345678`. */
export type DataRequest = z.output<typeof DataRequestSchema>;

/** Reads a request as a form sends it, with all that is wrong with it at once. */
export function parseDataRequest(
  sent: unknown,
): { ok: true; request: DataRequest } | { ok: false; errors: ErrorCodesByField } {
  const result = DataRequestSchema.safeParse(sent);
  return result.success
    ? { ok: true, request: result.data }
    : { ok: false, errors: errorsIn(result.error) };
}
