import { homeCostProps } from "./home-cost-props.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/props.route";

/** The props of the island on the page without values: the texts of all parts would be too heavy for readers. */
export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const props = { ...homeCostProps(content, origin), sent: {}, isBrief: true };
  return Response.json(props, { headers: cachedPage });
}
