import type { Content } from "#model/content.ts";
import type { Product, ProductGroup } from "#model/products/schema.ts";
import type { Audience, SectionPath } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";
import { sectionAt } from "#domain/products/section-at.ts";

export type ProductQuery = {
  family?: Family;
  audience: Audience;
  slug: string;
  /** The path of a group or a section of the product. */
  part?: string | undefined;
  /** The path of a section of the group. */
  section?: string | undefined;
};

export type FoundProduct = {
  product: Product;
  group: ProductGroup | undefined;
  section: SectionPath | undefined;
};

type Found =
  | { kind: "found"; value: FoundProduct }
  /** The slug exists, but only for other audiences. */
  | { kind: "elsewhere"; product: Product }
  | { kind: "unknown" };

/** Finds the product that a URL names, with the group and the section it opens. */
export function findProduct({ products }: Content, query: ProductQuery): Found {
  const sameName = products.filter(
    ({ slug, family }) =>
      slug === query.slug && (query.family === undefined || family === query.family),
  );
  const product = sameName.find(({ audiences }) => audiences.includes(query.audience));
  if (!product) {
    const [other] = sameName;
    return other ? { kind: "elsewhere", product: other } : { kind: "unknown" };
  }

  const group = product.groups.find(({ path }) => path === query.part);
  const wanted = group ? query.section : query.part;
  const sections =
    group?.sections ??
    (product.sections.length > 0 ? product.sections : product.groups[0]?.sections);
  const section = wanted === undefined ? undefined : sectionAt(sections ?? [], wanted);
  const isPathWrong = wanted !== undefined && !section;
  const isTooLong = !group && query.section !== undefined;
  if (isPathWrong || isTooLong) return { kind: "unknown" };
  return { kind: "found", value: { product, group, section } };
}
