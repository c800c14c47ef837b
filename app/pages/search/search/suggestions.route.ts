import { suggest } from "./suggestions.ts";
import { typedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import { askedOf, once } from "#app/lib/page-parameters.ts";
import type { Route } from "./+types/suggestions.route";

export const handle = { parameters: once(["term"]) };

/** The suggestions of the search box; only the visitor's own browser caches them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const term = askedOf(request, handle.parameters).get("term") ?? "";
  const answer = await suggest(context.get(servicesContext), term);
  return Response.json(
    { code: 0, message: "", data: answer },
    { headers: { ...typedPage, "X-Robots-Tag": "noindex" } },
  );
}
