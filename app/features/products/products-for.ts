import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import type { Audience } from "#domain/products/catalogue.ts";
import type { Family } from "#domain/products/families.ts";

/**
 * What a family has for an audience. Where nothing is published for it alone, the words of its page say so and what
 * businesses have is shown.
 */
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
