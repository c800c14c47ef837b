import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import type { Database } from "../db/open-database.ts";
import { loadRates } from "./exchange-rate.store.ts";

export type ExchangeRateBoard = {
  /** Nothing where there are none. */
  current(): Promise<ExchangeRates | undefined>;
  /** Forgets what is kept, for it has changed. */
  empty(): void;
};

export function createExchangeRates({ db }: { db: Database }): ExchangeRateBoard {
  let kept: Promise<ExchangeRates | undefined> | undefined;

  return {
    current() {
      if (kept) return kept;
      const load = loadRates(db);
      kept = load;
      load.catch(() => {
        if (kept === load) kept = undefined;
      });
      return load;
    },
    empty() {
      kept = undefined;
    },
  };
}
