import type { Database } from "../db/open-database.ts";
import { cachedLoad } from "../base/cached-load.ts";
import { loadRates } from "./exchange-rate.store.ts";

export type ExchangeRateBoard = ReturnType<typeof createExchangeRates>;

export function createExchangeRates({ db }: { db: Database }) {
  const rates = cachedLoad(() => loadRates(db));
  return {
    /** Undefined while there are none. */
    current: rates.get,
    /** Empties the cache after a change. */
    empty: rates.forget,
  };
}
