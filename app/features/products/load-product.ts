import { data, redirect } from "react-router";
import { paths } from "#app/pages/paths.ts";
import type { Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import type { Services } from "#server/services.ts";
import { findProduct, type ProductQuery } from "./find-product.ts";
import { type ProductPlace, toProductPage } from "./product-page.ts";

type Place = Omit<ProductPlace, "audience"> & {
  /** The crumbs of the lists above the product. */
  crumbs: readonly Crumb[];
};

/**
 * The page of a product, for its route. A known slug under the wrong audience redirects to the product's first
 * audience.
 */
export function loadProduct(services: Services, query: ProductQuery, place: Place) {
  const { content, now } = services;
  const { audience, slug, part, section } = query;
  const found = findProduct(content, query);
  if (found.kind === "unknown") throw data(null, { status: 404 });
  if (found.kind === "elsewhere") {
    const { family, audiences } = found.product;
    const [home] = audiences;
    throw redirect(paths.product({ family, audience: home, slug }, part, section), 301);
  }
  const { product, group } = found.value;
  const page = toProductPage(content, found.value, { ...place, audience }, now().getTime());
  return {
    page,
    meta: { title: page.title, description: page.summary, canonical: page.canonicalPath },
    crumbs: [
      ...place.crumbs,
      { label: product.title, href: place.hrefOf() },
      ...(group ? [{ label: group.title }] : []),
    ],
  };
}
