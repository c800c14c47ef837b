import { z } from "zod";
import { endOfNairobiDay } from "#domain/time/nairobi-time.ts";

/**
 * The last day on which a sourced fact counts as confirmed: by default a year after its source's day (`asOf`); `always`
 * for a past event, which cannot change.
 */
export const ValiditySchema = z.union([z.iso.date(), z.literal("always")], {
  error: "is a day, 2027-06-30, or always",
});

/** A past event, whose source never lapses. */
export const ValidityOfEventSchema = ValiditySchema.default("always");

export type Validity = z.infer<typeof ValiditySchema>;

const OwnValiditySchema = ValiditySchema.optional();

/** A source with the day on which it was read, and the moment (ms since 1970) at which it must be read again. */
export type Confirmation = { source: string; asOf: string; lapsesAt: number };

/** The confirmations of a value and its parts; a part without its own validity inherits that of the value around it. */
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
