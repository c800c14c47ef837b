import type { Audience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";
import type { Product } from "./schema.ts";

type Products = readonly Product[];
type Place = { family: Family; audience: Audience; slug: string };

/** The product by family, audience and slug, which are unique together. */
export function findProduct(products: Products, { family, audience, slug }: Place) {
  return products.find(
    (each) => each.family === family && each.slug === slug && each.audiences.includes(audience),
  );
}

/** The product by its reference, `borrow/for-individuals/property-financing`, with its first audience. */
export function findProductNamed(products: Products, reference: string | undefined) {
  return products.find(
    ({ family, audiences, slug }) => `${family}/${audiences[0]}/${slug}` === reference,
  );
}

/** A product, or a group of it as `borrow/for-individuals/property-financing/plot`: the path of its page. */
export function findProductOrGroup(products: Products, reference: string) {
  const [family, audience, slug, path] = reference.split("/");
  const product = findProductNamed(products, [family, audience, slug].join("/"));
  const group = product?.groups.find((each) => each.path === path);
  return product && (group || path === undefined) ? { product, group } : undefined;
}

/** The figures of a group of property financing: home loans, plot loans and others each have a group. */
export function factsOfPropertyFinancing(products: Products, group: string) {
  const reference = `borrow/for-individuals/property-financing/${group}`;
  return findProductOrGroup(products, reference)?.group?.facts ?? [];
}
