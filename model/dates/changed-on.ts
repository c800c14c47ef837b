import { listedPages } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";

/** The day (`YYYY-MM-DD`) on which a page last changed, by its address, where the list of pages says so. */
export function changedOn(content: Content): ReadonlyMap<string, string> {
  return new Map(
    listedPages(content).flatMap(({ href, changedOn: day }): [string, string][] =>
      day === undefined ? [] : [[href, day]],
    ),
  );
}
