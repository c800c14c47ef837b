import { listedPages } from "#app/pages/page-lists.ts";
import { lastDay } from "#domain/time/last-day.ts";
import type { Content } from "#model/content.ts";

/**
 * The date (`YYYY-MM-DD`) of each page's last change, by URL, if its record has one. A changed figure of another file
 * that its texts quote counts as a change.
 */
export function changedOn(content: Content): ReadonlyMap<string, string> {
  return new Map(
    listedPages(content).flatMap(({ href, file = [], contentFiles = file, changedOn: own }) => {
      const days = [contentFiles].flat().map((each) => content.figureDays.get(each));
      const day = own === undefined ? undefined : lastDay(own, ...days);
      return day === undefined ? [] : [[href, day] as const];
    }),
  );
}
