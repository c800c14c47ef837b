import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import type { Audience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";

/** The products of a family for an audience; if there are none, those for businesses, as the page then says. */
export function productsFor(
  { products }: Pick<Content, "products">,
  family: Family,
  audience: Audience,
): Product[] {
  const offered = (to: Audience) =>
    products.filter((each) => each.family === family && each.audiences.includes(to));
  const own = offered(audience);
  return own.length > 0 ? own : offered("for-business");
}
