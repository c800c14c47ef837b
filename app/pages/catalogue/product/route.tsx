import { data } from "react-router";
import { loadProduct } from "#app/features/products/load-product.ts";
import { ProductView } from "#app/features/products/product-view.tsx";
import { audienceName, familyName } from "#app/pages/catalogue-names.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { isAudience } from "#domain/products/catalogue.ts";
import { isFamily } from "#domain/products/families.ts";
import { hrefFor } from "#app/lib/product-hrefs.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";

export function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { content } = services;
  const { family, audience, slug, part, section } = params;
  if (!isFamily(family) || !isAudience(audience)) throw data(null, { status: 404 });

  const product = { family, audience, slug };
  return loadProduct(
    services,
    { ...product, part, section },
    {
      hrefOf: (...parts) => paths.product(product, ...parts),
      hrefOfOther: hrefFor(audience),
      crumbs: [
        { label: familyName(content, family), href: paths.family(family) },
        { label: audienceName(content, audience), href: paths.familyAudience(family, audience) },
      ],
    },
  );
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductView {...loaderData} />;
}
