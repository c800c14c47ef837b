import { data } from "react-router";
import { loadProduct } from "#app/features/products/load-product.ts";
import { ProductView } from "#app/features/products/product-view.tsx";
import { bankingLabel } from "#app/pages/catalogue-names.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { bankingAudiences, isBankingAudience } from "#domain/products/catalogue.ts";
import { hrefAtBank } from "#app/lib/product-hrefs.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";

/** A product at the bank's own path; the path under its family is canonical. */
export function loader({ context, params: { audience, ...wanted } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (!isBankingAudience(audience)) throw data(null, { status: 404 });

  const query = { audience: bankingAudiences[audience], ...wanted };
  return loadProduct(services, query, {
    hrefOf: (...parts) => paths.bankingProduct(audience, wanted.slug, ...parts),
    hrefOfOther: hrefAtBank(audience),
    crumbs: [{ label: bankingLabel(services.content, audience), href: paths.banking(audience) }],
  });
}

export default function BankingProduct({ loaderData }: Route.ComponentProps) {
  return <ProductView {...loaderData} />;
}
