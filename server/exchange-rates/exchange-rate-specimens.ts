import type { SpecimenExchangeRates } from "#model/pages/specimen-exchange-rates.ts";
import type { Database } from "../db/open-database.ts";
import { bumpFirst } from "../changes/change-counter.store.ts";
import { addRates } from "./exchange-rate.store.ts";

type Dependencies = { db: Database; specimens: SpecimenExchangeRates };

/** Adds the specimen rates where rates never changed before: on the first start, by one of the processes that start. */
export async function seedSpecimenRates({ db, specimens }: Dependencies): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await bumpFirst(transaction, "rates"))) return;
    await addRates(transaction, { ...specimens, asOf: null, provenance: "specimen" });
  });
}
