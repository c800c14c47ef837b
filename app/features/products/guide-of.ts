import type { Messages } from "#model/page-texts/messages.ts";
import type { ProductSection } from "#model/products/schema.ts";
import { type Family, familyFacts } from "#domain/products/families.ts";

/** The words above a list that the bank has not published. */
export function guideOf(
  guides: Messages["guides"],
  family: Family,
  path: ProductSection["path"],
): string {
  const asked = familyFacts[family].sells === "insurance" ? guides.insurersAsk : guides.banksAsk;
  switch (path) {
    case "cover":
      return guides.covered;
    case "exclusions":
      return guides.excluded;
    case "requirements":
      return asked;
    default:
      return guides.usual;
  }
}
