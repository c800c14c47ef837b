import { nairobiDay } from "#domain/nairobi-time.ts";
import type { Database } from "../db/open-database.ts";
import type { Log } from "../log.ts";
import { unfoundTerm } from "./unfound-term.ts";
import { addVisits, unfoundEvent, type VisitCount } from "./visit.store.ts";

const flushMs = 1000;
/** Many times what the site has; whoever makes addresses up must not fill the database. */
const mostPagesADay = 2000;
/** What waits while the database is out of order. */
const mostWaiting = 20_000;
const otherPages = "(other)";
/** Beside the pages, so that terms somebody makes up leave them room. */
const mostTermsADay = 300;

type Visit = { page: string; event: string };
type Dependencies = { db: Database; now: () => number; log: Log };

export type Visits = {
  /** Counts within a second; a crash loses no more than that. */
  count(visit: Visit): void;
  /** Counts a search that found nothing, unless its term may say who typed it. */
  countUnfound(term: string): void;
  /** Writes what waits; on trouble it waits on. */
  flush(): Promise<void>;
};

/** Counts what is looked at as totals of a day: no cookie, no address of a person. */
export function createVisits({ db, now, log }: Dependencies): Visits {
  let waiting = new Map<string, VisitCount>();
  let today = { day: "", pages: new Set<string>(), terms: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isInTrouble = false;

  /** The page or term itself, while the day has room for more of them. */
  function nameToday(day: string, name: string, list: "pages" | "terms") {
    if (today.day !== day) today = { day, pages: new Set(), terms: new Set() };
    const most = list === "pages" ? mostPagesADay : mostTermsADay;
    if (today[list].size >= most && !today[list].has(name)) return otherPages;
    today[list].add(name);
    return name;
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
      add({ day, page: nameToday(day, page, "pages"), event, count: 1 });
      schedule();
    },
    countUnfound(typed) {
      const term = unfoundTerm(typed);
      if (term === undefined) return;
      const day = nairobiDay(now());
      add({ day, page: nameToday(day, term, "terms"), event: unfoundEvent, count: 1 });
      schedule();
    },
    flush,
  };
}
