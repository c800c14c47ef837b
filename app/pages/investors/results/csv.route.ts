import { resultsCsv } from "./results-csv.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/csv.route";

/** The figures of the results centre as CSV. */
export function loader({ context }: Route.LoaderArgs) {
  const { results, texts } = context.get(servicesContext).content.investors;
  return new Response(resultsCsv(results, texts), {
    headers: {
      ...cachedPage,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="hf-group-results.csv"',
    },
  });
}
