import { setImmediate } from "node:timers/promises";
import type { Contents } from "#model/content.ts";
import type { AppBuild } from "./app-build.ts";

type IndexAhead = AppBuild["entry"]["module"]["indexAhead"];

/** Builds the search index before the first search, in small steps, so that other requests are answered meanwhile. */
export async function indexSearch(indexAhead: IndexAhead, seen: Contents, before?: Contents) {
  // Both languages at once; an earlier search builds its own index.
  const indexes = [indexAhead(seen.en, before?.en), indexAhead(seen.sw, before?.sw)];
  for (const steps of indexes) {
    const each = steps[Symbol.iterator]();
    while (!each.next().done) await setImmediate();
  }
}
