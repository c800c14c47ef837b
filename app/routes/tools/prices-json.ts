import { priceList } from "#app/features/rates-and-fees/price-list.ts";
import { priceRows } from "#app/features/rates-and-fees/price-rows.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/prices-json";

/** Every figure of the catalogue, and what loans are priced by, for programs. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { kesonia, classes } = content.loanPricing;
  return Response.json(
    {
      checkedOn: content.ratesAndFees.checkedOn,
      loanPricing: { kesonia, classes },
      figures: priceRows(priceList(content.products), origin),
    },
    { headers: cachedPage },
  );
}
