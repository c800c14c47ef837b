import { data, redirect } from "react-router";
import { findProduct } from "#app/features/products/find-product.ts";
import { toProductPage } from "#app/features/products/product-page.ts";
import { ProductView } from "#app/features/products/product-view.tsx";
import { timesAsked } from "#app/features/products/times-asked.ts";
import { bankCrumb } from "#app/lib/crumbs.ts";
import { audienceName, familyName } from "#app/pages/labels.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { isAudience } from "#domain/products/catalogue.ts";
import { isFamily } from "#domain/products/families.ts";
import { hrefFor } from "#app/lib/product-hrefs.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, origin, now } = services;
  const { family, audience, slug, part, section } = params;
  if (!isFamily(family) || !isAudience(audience)) throw data(null, { status: 404 });

  const found = findProduct(content, { family, audience, slug, part, section });
  if (found.kind === "unknown") throw data(null, { status: 404 });
  if (found.kind === "elsewhere") {
    const [home] = found.product.audiences;
    throw redirect(paths.product({ family, audience: home, slug }, part, section), 301);
  }

  const place = {
    audience,
    hrefOf: (...parts: [string?, string?]) => paths.product({ family, audience, slug }, ...parts),
    hrefOfOther: hrefFor(audience),
  };
  const page = toProductPage(content, found.value, place, now().getTime());
  const { product, group } = found.value;
  return {
    page,
    asked: await timesAsked(services, found.value.product),
    meta: { title: page.title, description: page.summary, canonical: origin + page.canonicalPath },
    crumbs: [
      bankCrumb(content.messages),
      { label: familyName(content, family), href: paths.family(family) },
      { label: audienceName(content, audience), href: paths.familyAudience(family, audience) },
      { label: product.title, href: paths.product({ family, audience, slug }) },
      ...(group ? [{ label: group.title }] : []),
    ],
  };
}

export default function ProductRoute({
  loaderData: { page, asked, crumbs },
}: Route.ComponentProps) {
  return <ProductView page={page} asked={asked} crumbs={crumbs} />;
}
