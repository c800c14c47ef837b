import { cachedPage } from "#app/lib/cache-policy.ts";
import { servicesContext } from "#app/lib/services.tsx";
import type { Route } from "./+types/feed.route";

/** New documents for investors, for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { documentsFeed } = await import("./feed.ts");
  const { content, origin } = context.get(servicesContext);
  return new Response(documentsFeed(content.investors, origin), {
    headers: { ...cachedPage, "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
