import { allTexts } from "./island-texts.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/texts.route";

/** The texts of all steps of an application, for the island: few readers of the page need them. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(allTexts(context.get(servicesContext).content), { headers: cachedPage });
}
