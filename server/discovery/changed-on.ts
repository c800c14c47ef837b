import { listedPages } from "#app/pages/page-lists.ts";
import { lastDay } from "#domain/time/last-day.ts";
import type { Content } from "#model/content.ts";

/**
 * The day (`YYYY-MM-DD`) on which a page last changed, by its address, where the list of pages says so: a figure of
 * another file that its texts name changes it too.
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
