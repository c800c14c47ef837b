import type { Audience } from "#domain/products/catalogue.ts";
import { type Family, financialTypeOf } from "#domain/products/families.ts";
import type { enquirySubjects } from "./enquiry-forms.ts";

type Subject = (typeof enquirySubjects)[number];

const byAudience: Partial<Record<Audience, Subject>> = {
  "for-individuals": "Personal Banking",
  "for-diaspora": "Personal Banking",
  "for-business": "SME Banking",
};

/** FRM-5: the subject of an enquiry about a product; undefined if several fit, as for a mortgage. */
export function subjectOf(product: {
  family: Family;
  slug: string;
  audiences: readonly [Audience, ...Audience[]];
}): Subject | undefined {
  if (product.family === "insure") return "Insurance";
  return financialTypeOf(product) === "MortgageLoan" ? undefined : byAudience[product.audiences[0]];
}
