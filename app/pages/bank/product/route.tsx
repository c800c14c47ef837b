import { data, redirect } from "react-router";
import { findProduct } from "#app/features/products/find-product.ts";
import { toProductPage } from "#app/features/products/product-page.ts";
import { ProductView } from "#app/features/products/product-view.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { bankCrumb } from "#app/lib/home-crumb.ts";
import { bankingLabel } from "#app/pages/labels.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { bankingAudiences, isBankingAudience } from "#domain/products/catalogue.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";

/** A product at the bank's own path; the path under its family is canonical. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(servicesContext);
  const { audience, slug, part, section } = params;
  if (!isBankingAudience(audience)) throw data(null, { status: 404 });

  const found = findProduct(content, { audience: bankingAudiences[audience], slug, part, section });
  if (found.kind === "unknown") throw data(null, { status: 404 });
  if (found.kind === "elsewhere") {
    const { family, audiences } = found.product;
    const [home] = audiences;
    throw redirect(paths.product({ family, audience: home, slug }, part, section), 301);
  }

  const addressOf = (...parts: [string?, string?]) =>
    paths.bankingProduct(audience, slug, ...parts);
  const seed = `${slug} ${nairobiDay(now().getTime())}`;
  const page = toProductPage(content, found.value, addressOf, seed);
  return {
    page,
    meta: { title: page.title, description: page.summary, canonical: origin + page.canonicalPath },
    kicker: bankingLabel(content, audience),
    crumbs: [
      bankCrumb(content.messages),
      { label: bankingLabel(content, audience), href: paths.banking(audience) },
      { label: found.value.product.title, href: addressOf() },
      ...(found.value.group ? [{ label: found.value.group.title }] : []),
    ],
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function BankingProduct({
  loaderData: { page, kicker, crumbs },
}: Route.ComponentProps) {
  return <ProductView page={page} kicker={kicker} crumbs={crumbs} />;
}
