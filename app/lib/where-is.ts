import { fillText } from "#domain/texts/fill-text.ts";
import type { Branch } from "#model/branches/schema.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";

/** "Thika Road Mall, Roysambu, Nairobi County", without a part that repeats the name. */
export function whereIs({ name, place, town, county }: Branch, { branch }: WaysToBank): string {
  return [place, town === county ? undefined : town]
    .filter((part) => part !== undefined && part !== name)
    .concat(fillText(branch.county, { county }))
    .join(", ");
}
