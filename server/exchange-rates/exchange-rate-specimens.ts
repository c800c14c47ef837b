import type { ExchangeRatesFile } from "#model/page-texts/exchange-rates.ts";
import type { Database } from "../db/open-database.ts";
import { bumpFirst } from "../changes/change-counter.store.ts";
import { addRates } from "./exchange-rate.store.ts";

type Dependencies = { db: Database; written: ExchangeRatesFile };

/** Adds the specimen rates on the first start, in one of the processes; never again. */
export async function seedSpecimenRates({ db, written }: Dependencies): Promise<void> {
  const { source, rates, provenance } = written;
  if (provenance !== "specimen") return;
  await db.transaction().execute(async (transaction) => {
    if (!(await bumpFirst(transaction, "rates"))) return;
    await addRates(transaction, { source, rates, provenance, asOf: null });
  });
}
