import { calculatorsProps } from "#app/features/calculators/island-props.ts";
import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/props.route";

/** The props of the islands on the pages of both calculators and of motor insurance: too heavy for a visitor who only reads. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(calculatorsProps(context.get(servicesContext)), { headers: cachedPage });
