import { getRequestListener } from "@hono/node-server";
import { toCachedPage } from "#server/page-cache/cached-page.ts";
import { createPageAnswers } from "#server/page-cache/page-answers.ts";
import { createPageCache, pageBounds } from "#server/page-cache/page-cache.ts";
import { createPageDictionaries } from "#server/page-cache/page-dictionaries.ts";
import { listen } from "#test/support/programs/listen.ts";

/** The policy of most pages: fresh for a minute, and shown for an hour more. */
export const pagePolicy = "public, max-age=0, s-maxage=60, stale-while-revalidate=3600";

export type PageCacheOptions = Parameters<typeof createPageCache>[0];

/** A page cache on a free port, with production limits and a fixed clock; a test can override each. */
export async function startPageCache(
  options: Partial<PageCacheOptions> & Pick<PageCacheOptions, "render">,
) {
  const nothing = () => {};
  const dictionaries = createPageDictionaries({ onError: nothing });
  const pages = createPageCache({
    origin: "https://www.example.org",
    headers: {},
    pageUrl: (url) => url,
    isListed: (url) => !url.includes("?"),
    busy: () => new Response("busy", { status: 503 }),
    contentVersion: nothing,
    answers: createPageAnswers({
      dictionaries,
      onAnswer: nothing,
      onMiss: nothing,
      onError: nothing,
    }),
    now: () => 0,
    onError: nothing,
    onRender: nothing,
    ...pageBounds(),
    ...options,
  });
  return { pages, ask: await listen(pages.before(getRequestListener(pages.respond))) };
}

/** A page that is cached, rendered a second after the start of the clock. */
export async function cachedPageOf(
  html: string,
  headers: Record<string, string> = {},
  options?: Parameters<typeof toCachedPage>[2],
) {
  const response = new Response(html, { headers: { "Cache-Control": pagePolicy, ...headers } });
  const page = await toCachedPage(response, 1000, options);
  if (!page) throw new Error("This response is not kept");
  return page;
}

/** A render that waits until the test gives it its page. */
export function heldRender() {
  const waiting: ((page: string) => void)[] = [];
  const render: PageCacheOptions["render"] = async () => {
    const page = await new Promise<string>((resolve) => waiting.push(resolve));
    return new Response(page, { headers: { "Cache-Control": pagePolicy } });
  };
  return { render, waiting };
}
