import { daysUntil } from "#domain/time/days.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Content } from "#model/content.ts";
import { pathsByContentFile } from "#app/pages/page-lists.ts";
import type { FileDates } from "#model/dates/file-dates.ts";

/**
 * Records that expire, need a review or have sources to re-read within `days`, and those that are overdue, earliest
 * first.
 */
export function whatIsDue(content: Content, { now, days }: { now: number; days: number }) {
  const addresses = pathsByContentFile(content);
  return content.dates
    .flatMap((dates) => {
      const { file, owner } = dates;
      const [kind = file] = file.split("/");
      const record = { owner, kind, file, address: addresses.get(file) };
      return [...reviewOf(dates), ...endsOf(dates, now), ...lapsesOf(dates)].map(
        ({ what, on }) => ({
          /** A day in Nairobi, `YYYY-MM-DD`. */
          on,
          isOverdue: daysUntil(on, now) < 0,
          what,
          ...record,
        }),
      );
    })
    .filter(({ on }) => daysUntil(on, now) <= days)
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.file.localeCompare(b.file));
}

function reviewOf({ reviewBy }: FileDates) {
  return reviewBy === undefined ? [] : [{ what: "review" as const, on: reviewBy }];
}

/** Leaves out what has expired: it needs nothing more. */
function endsOf({ times }: FileDates, now: number) {
  return times.flatMap(({ expireAt }) =>
    expireAt === undefined || expireAt <= now
      ? []
      : [{ what: "expires" as const, on: nairobiDay(expireAt) }],
  );
}

/** The last day on which each source of a file is valid; each day once. */
function lapsesOf({ confirmations }: FileDates) {
  const days = confirmations
    .filter(({ lapsesAt }) => lapsesAt !== Infinity)
    .map(({ lapsesAt }) => nairobiDay(lapsesAt - 1));
  return [...new Set(days)].map((on) => ({ what: "confirm" as const, on }));
}
