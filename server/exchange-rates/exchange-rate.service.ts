import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import type { Database } from "../db/open-database.ts";
import { cachedLoad } from "../base/cached-load.ts";
import { loadRates } from "./exchange-rate.store.ts";

export type ExchangeRateBoard = {
  /** Undefined while there are none. */
  current(): Promise<ExchangeRates | undefined>;
  /** Empties the cache after a change. */
  empty(): void;
};

export function createExchangeRates({ db }: { db: Database }): ExchangeRateBoard {
  const rates = cachedLoad(() => loadRates(db));
  return { current: rates.get, empty: rates.forget };
}
