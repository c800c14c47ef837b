import type { Product } from "./schema.ts";

/** True where a price of the product, or of one of its groups, is not published. */
export function hasUnpublishedPrice({ price, groups }: Product): boolean {
  return [price, ...groups.map((group) => group.price ?? [])]
    .flat()
    .some(({ unpublished }) => unpublished);
}
