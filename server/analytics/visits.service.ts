import { dayMs, nairobiDay, startOfNairobiDay } from "#domain/time/nairobi-time.ts";
import type { Database } from "../db/open-database.ts";
import type { Log } from "../base/log.ts";
import { unfoundTerm } from "./unfound-term.ts";
import { addVisits, unfoundEvent, type VisitCount } from "./visit.store.ts";

const flushMs = 1000;
/** The most visits held while the database fails. */
const mostWaiting = 20_000;
const otherTerms = "(other)";
/** A limit for each hour, so that made-up terms in one hour leave room for real ones in the next. */
const termsAnHour = 13;
const hourMs = dayMs / 24;

/** The page is one of those the site has: visitors cannot fill the database with others. */
type Visit = { page: string; event: string };
type Dependencies = { db: Database; now: () => number; log: Log };

export type Visits = ReturnType<typeof createVisits>;

/** Counts visits as daily totals, without cookies or addresses. */
export function createVisits({ db, now, log }: Dependencies) {
  let waiting = new Map<string, VisitCount>();
  let today = { day: "", terms: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isInTrouble = false;

  /** The term itself, until this hour's share of terms is used up. */
  function termToday(day: string, term: string) {
    if (today.day !== day) today = { day, terms: new Set() };
    const hours = 1 + Math.floor((now() - startOfNairobiDay(day)) / hourMs);
    if (today.terms.size >= hours * termsAnHour && !today.terms.has(term)) return otherTerms;
    today.terms.add(term);
    return term;
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
    // Runs one write at a time.
    writing = writing.then(write);
    return writing;
  }

  function schedule() {
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  return {
    /** Counts within a second, so a crash loses at most one second of visits. */
    count({ page, event }: Visit) {
      const day = nairobiDay(now());
      add({ day, page, event, count: 1 });
      schedule();
    },
    /** Counts a search without results, unless its term may identify the visitor. */
    countUnfound(typed: string) {
      const term = unfoundTerm(typed);
      if (term === undefined) return;
      const day = nairobiDay(now());
      add({ day, page: termToday(day, term), event: unfoundEvent, count: 1 });
      schedule();
    },
    /** Writes the waiting visits; after an error they keep waiting. */
    flush,
  };
}
