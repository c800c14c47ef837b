import { stringify } from "csv-stringify/sync";
import { priceList } from "./price-list.ts";
import { priceRows } from "./price-rows.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/csv.route";

/** Every figure of the catalogue, and every price that is not published, as CSV, with a byte order mark and no cell that starts like a formula. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const text = stringify(priceRows(priceList(content.products), content.prices, origin), {
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
  return new Response(text, {
    headers: {
      ...cachedPage,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="hfc-rates-and-fees-${content.ratesAndFees.checkedOn}.csv"`,
    },
  });
}
