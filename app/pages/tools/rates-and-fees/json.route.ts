import { priceList } from "./price-list.ts";
import { priceRows } from "./price-rows.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/json.route";

/** Every figure of the catalogue and the parts of loan prices as JSON. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { reference, classes } = content.loanPricing;
  return Response.json(
    {
      checkedOn: content.ratesAndFees.checkedOn,
      loanPricing: { reference, classes },
      figures: priceRows(priceList(content.products), content.prices, origin),
    },
    { headers: cachedPage },
  );
}
