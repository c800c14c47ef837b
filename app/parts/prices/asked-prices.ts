import { paths } from "#app/pages/paths.ts";
import type { Content } from "#model/content.ts";
import { findProductOrGroup } from "#model/products/find.ts";
import { type ShownPrice, shownPrices } from "./shown-prices.ts";

export type AskedPrice = { title: string; path: string; form: string; price: ShownPrice };

type Asked = Pick<Content, "products" | "prices" | "ratesAndFees">;

/** The prices that visitors ask for most, in the editor's order, with published ones first. */
export function askedPrices(content: Asked): AskedPrice[] {
  const asked = content.ratesAndFees.askedMost.prices.flatMap(({ product: reference, label }) => {
    const found = findProductOrGroup(content.products, reference);
    if (!found) return [];
    const { product, group } = found;
    const price = shownPrices(content, product, group).find(({ id }) => id === label);
    const place = { ...product, audience: product.audiences[0] };
    if (!price) return [];
    const path = paths.product(place, group?.path);
    const form = paths.enquiry(place, group?.path);
    return [{ title: (group ?? product).title, path, form, price }];
  });
  return asked.sort((a, b) => Number(!a.price.fact) - Number(!b.price.fact));
}
