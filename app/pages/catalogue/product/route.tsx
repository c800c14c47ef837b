import { data, redirect } from "react-router";
import { findProduct } from "#app/features/products/find-product.ts";
import { toProductPage } from "#app/features/products/product-page.ts";
import { ProductView } from "#app/features/products/product-view.tsx";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { bankCrumb } from "#app/lib/home-crumb.ts";
import { audienceName, familyName } from "#app/pages/labels.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { isAudience } from "#domain/products/catalogue.ts";
import { isFamily } from "#domain/products/families.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(servicesContext);
  const { family, audience, slug, part, section } = params;
  if (!isFamily(family) || !isAudience(audience)) throw data(null, { status: 404 });

  const found = findProduct(content, { family, audience, slug, part, section });
  if (found.kind === "unknown") throw data(null, { status: 404 });
  if (found.kind === "elsewhere") {
    const [home] = found.product.audiences;
    throw redirect(paths.product({ family, audience: home, slug }, part, section), 301);
  }

  const today = nairobiDay(now().getTime());
  const page = toProductPage(
    content,
    found.value,
    (...parts) => paths.product({ family, audience, slug }, ...parts),
    `${slug} ${today}`,
  );
  const { product, group } = found.value;
  return {
    page,
    meta: { title: page.title, description: page.summary, canonical: origin + page.canonicalPath },
    kicker: `${familyName(content, family)}, ${audienceName(content, audience)}`,
    crumbs: [
      bankCrumb(content.messages),
      { label: familyName(content, family), href: paths.family(family) },
      { label: audienceName(content, audience), href: paths.familyAudience(family, audience) },
      { label: product.title, href: paths.product({ family, audience, slug }) },
      ...(group ? [{ label: group.title }] : []),
    ],
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function ProductRoute({
  loaderData: { page, kicker, crumbs },
}: Route.ComponentProps) {
  return <ProductView page={page} kicker={kicker} crumbs={crumbs} />;
}
