import { getRequestListener } from "@hono/node-server";
import { createPageAnswers } from "#server/page-cache/page-answers.ts";
import { createPageCache, pageBounds } from "#server/page-cache/page-cache.ts";
import { createPageDictionaries } from "#server/page-cache/page-dictionaries.ts";
import { listen } from "#test/support/programs/listen.ts";

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
