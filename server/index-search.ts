import { setImmediate } from "node:timers/promises";
import type { Contents } from "#model/content.ts";
import type { AppBuild } from "./app-build.ts";

type IndexAhead = AppBuild["entry"]["module"]["indexAhead"];

/** Makes the search ready before anybody searches, in turns of the event loop that leave all others theirs. */
export async function indexSearch(indexAhead: IndexAhead, seen: Contents, before?: Contents) {
  // Both languages at once: a search before that makes an index of its own.
  const indexes = [indexAhead(seen.en, before?.en), indexAhead(seen.sw, before?.sw)];
  for (const steps of indexes) {
    const each = steps[Symbol.iterator]();
    while (!each.next().done) await setImmediate();
  }
}
