import type { Transaction } from "kysely";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { cachedLoad } from "../base/cached-load.ts";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { bump } from "../changes/change-counter.store.ts";

/** Undefined while there are none. */
export async function loadRates(db: Database): Promise<ExchangeRates | undefined> {
  const rows = await db.selectFrom("exchangeRate").selectAll().orderBy("position").execute();
  const [first] = rows;
  if (!first) return undefined;
  const { asOf, source, provenance } = first;
  const rates = rows.map(({ currency, buy, sell }) => ({ currency, buy, sell }));
  const taken = provenance === "bank" ? new Date(asOf).toISOString() : null;
  return { asOf: taken, source, provenance, rates };
}

/** The rates, read from the database once until they are forgotten. */
export const cacheRates = (db: Database) => cachedLoad(() => loadRates(db));

/** Replaces all earlier rates. */
export async function replaceRates(db: Database, rates: ExchangeRates): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Runs first: on PostgreSQL a concurrent import waits here, so that two lists are not mixed.
    await bump(transaction, "rates");
    await transaction.deleteFrom("exchangeRate").execute();
    await addRates(transaction, rates);
  });
}

/** Specimen rates have no time. The caller also records in the same transaction that rates changed. */
export async function addRates(
  db: Transaction<Tables>,
  { rates, source, provenance, ...taken }: ExchangeRates,
): Promise<void> {
  const common = { source, provenance, asOf: taken.asOf === null ? 0 : Date.parse(taken.asOf) };
  await db
    .insertInto("exchangeRate")
    .values(rates.map((rate, position) => ({ ...rate, ...common, position })))
    .execute();
}
