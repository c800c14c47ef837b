import { nairobiDay } from "#domain/nairobi-time.ts";
import type { Database } from "../db/open-database.ts";
import type { Log } from "../log.ts";
import { addVisits, type VisitCount } from "./visit.store.ts";

const flushMs = 1000;
/** Many times what the site has; whoever makes addresses up must not fill the database. */
const mostPagesADay = 2000;
/** What waits while the database is out of order. */
const mostWaiting = 20_000;
const otherPages = "(other)";

type Visit = { page: string; event: string };
type Dependencies = { db: Database; now: () => number; log: Log };

export type Visits = {
  /** Counts within a second; a crash loses no more than that. */
  count(visit: Visit): void;
  /** Writes what waits; on trouble it waits on. */
  flush(): Promise<void>;
};

/** Counts what is looked at as totals of a day: no cookie, no address of a person. */
export function createVisits({ db, now, log }: Dependencies): Visits {
  let waiting = new Map<string, VisitCount>();
  let today = { day: "", pages: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isInTrouble = false;

  function pageToday(day: string, page: string) {
    if (today.day !== day) today = { day, pages: new Set() };
    if (today.pages.size >= mostPagesADay && !today.pages.has(page)) return otherPages;
    today.pages.add(page);
    return page;
  }

  function add(visit: VisitCount) {
    const key = JSON.stringify([visit.day, visit.page, visit.event]);
    const counted = waiting.get(key);
    if (counted) counted.count += visit.count;
    else if (waiting.size < mostWaiting) waiting.set(key, { ...visit });
  }

  async function write() {
    if (waiting.size === 0) return;
    const batch = [...waiting.values()];
    waiting = new Map();
    try {
      await db.transaction().execute((transaction) => addVisits(transaction, batch));
      if (isInTrouble) log.info("Visits are counted again");
      isInTrouble = false;
    } catch (error) {
      for (const visit of batch) add(visit);
      const reason = error instanceof Error ? error.message : String(error);
      if (!isInTrouble) log.warn({ reason }, "Visits cannot be counted now");
      isInTrouble = true;
      schedule();
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // One after the other.
    writing = writing.then(write);
    return writing;
  }

  function schedule() {
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  return {
    count({ page, event }) {
      const day = nairobiDay(now());
      add({ day, page: pageToday(day, page), event, count: 1 });
      schedule();
    },
    flush,
  };
}
