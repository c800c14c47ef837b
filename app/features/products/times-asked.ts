import type { Services } from "#server/services.ts";
import { hasUnpublishedPrice } from "#model/products/unpublished-price.ts";
import type { Product } from "#model/products/schema.ts";

type Asked = {
  content: { settings: Pick<Services["content"]["settings"], "showsTimesAsked"> };
  enquiries: Pick<Services["enquiries"], "countThisMonth">;
};

/** The enquiries of this month about a product without a published price, if the bank shows their number. */
export async function timesAsked(
  { content, enquiries }: Asked,
  product: Product,
): Promise<number | undefined> {
  if (!content.settings.showsTimesAsked || !hasUnpublishedPrice(product)) return undefined;
  return enquiries.countThisMonth(product.title);
}
