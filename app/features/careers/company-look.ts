import type { Careers } from "#model/careers/schema.ts";
import type { Motif } from "#domain/pictures/pattern.ts";
import { type Family, familyOf } from "#domain/products/families.ts";

/** A company's pattern and colours. */
export type CompanyLook = { motif: Motif; family: Family | undefined };

/** A company that is not in the content has the look of its parent. */
export function lookOf({ why }: Careers, company: string): CompanyLook {
  const { parent, others } = why.companies;
  const { motif } = others.find(({ name }) => name === company) ?? parent;
  return { motif, family: familyOf(motif) };
}
