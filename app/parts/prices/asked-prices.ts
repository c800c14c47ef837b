import { paths } from "#app/pages/paths.ts";
import type { Content } from "#model/content.ts";
import { findProductOrGroup } from "#model/products/find.ts";
import { type ShownPrice, shownPrices } from "./shown-prices.ts";

export type AskedPrice = { title: string; path: string; price: ShownPrice };

type Asked = Pick<Content, "products" | "prices" | "ratesAndFees">;

/** The prices that visitors ask for most, in the editor's order. */
export function askedPrices(content: Asked): AskedPrice[] {
  return content.ratesAndFees.askedMost.prices.flatMap(({ product: reference, label }) => {
    const found = findProductOrGroup(content.products, reference);
    if (!found) return [];
    const { product, group } = found;
    const price = shownPrices(content, product, group).find(({ id }) => id === label);
    const place = { ...product, audience: product.audiences[0] };
    return price
      ? [{ title: (group ?? product).title, path: paths.product(place, group?.path), price }]
      : [];
  });
}
