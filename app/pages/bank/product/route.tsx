import { data, redirect } from "react-router";
import { findProduct } from "#app/features/products/find-product.ts";
import { toProductPage } from "#app/features/products/product-page.ts";
import { ProductView } from "#app/features/products/product-view.tsx";
import { timesAsked } from "#app/features/products/times-asked.ts";
import { bankCrumb } from "#app/lib/crumbs.ts";
import { bankingLabel } from "#app/pages/labels.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { bankingAudiences, isBankingAudience } from "#domain/products/catalogue.ts";
import { hrefAtBank } from "#app/lib/product-hrefs.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";

/** A product at the bank's own path; the path under its family is canonical. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content, origin, now } = services;
  const { audience, slug, part, section } = params;
  if (!isBankingAudience(audience)) throw data(null, { status: 404 });

  const found = findProduct(content, { audience: bankingAudiences[audience], slug, part, section });
  if (found.kind === "unknown") throw data(null, { status: 404 });
  if (found.kind === "elsewhere") {
    const { family, audiences } = found.product;
    const [home] = audiences;
    throw redirect(paths.product({ family, audience: home, slug }, part, section), 301);
  }

  const hrefOf = (...parts: [string?, string?]) => paths.bankingProduct(audience, slug, ...parts);
  const place = {
    audience: bankingAudiences[audience],
    hrefOf,
    hrefOfOther: hrefAtBank(audience),
  };
  const page = toProductPage(content, found.value, place, now().getTime());
  return {
    page,
    asked: await timesAsked(services, found.value.product),
    meta: { title: page.title, description: page.summary, canonical: origin + page.canonicalPath },
    crumbs: [
      bankCrumb(content.messages),
      { label: bankingLabel(content, audience), href: paths.banking(audience) },
      { label: found.value.product.title, href: hrefOf() },
      ...(found.value.group ? [{ label: found.value.group.title }] : []),
    ],
  };
}

export default function BankingProduct({
  loaderData: { page, asked, crumbs },
}: Route.ComponentProps) {
  return <ProductView page={page} asked={asked} crumbs={crumbs} />;
}
