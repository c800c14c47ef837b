import { z } from "zod";
import { endOfNairobiDay } from "#domain/time/nairobi-time.ts";

/**
 * The last day on which a sourced fact is told without doubt: a year after its source's day (`asOf`) where nothing is
 * said, or `always` for what is past and cannot change.
 */
export const ValiditySchema = z.union([z.iso.date(), z.literal("always")], {
  error: "is a day, 2027-06-30, or always",
});

/** Of what happened: it stays as it was told. */
export const ValidityOfEventSchema = ValiditySchema.default("always");

export type Validity = z.infer<typeof ValiditySchema>;

const OwnValiditySchema = ValiditySchema.optional();

/** A source that was read on a day, and the moment (ms since 1970) from which it wants to be read again. */
export type Confirmation = { source: string; asOf: string; lapsesAt: number };

/** The confirmations of a value and of all that it contains; what says nothing of its own follows what it is in. */
export function confirmationsIn(value: unknown, validity: Validity | undefined): Confirmation[] {
  if (typeof value !== "object" || value === null) return [];
  const { source, asOf, validUntil }: Record<string, unknown> = { ...value };
  const own = OwnValiditySchema.safeParse(validUntil).data ?? validity;
  const inner = Object.values(value).flatMap((each) => confirmationsIn(each, own));
  return typeof source === "string" && typeof asOf === "string"
    ? [{ source, asOf, lapsesAt: lapseOf(asOf, own) }, ...inner]
    : inner;
}

function lapseOf(asOf: string, validity: Validity | undefined) {
  if (validity === "always") return Infinity;
  return endOfNairobiDay(validity ?? `${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`);
}
