import { describe, expect, test } from "vitest";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { content } from "#test/support/content/content.ts";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import { read } from "../changes/change-counter.store.ts";
import { seedSpecimenRates } from "./exchange-rate-specimens.ts";
import { cacheRates, loadRates, replaceRates } from "./exchange-rate.store.ts";

const { exchangeRates: specimens } = content;
const treasury: ExchangeRates = {
  asOf: "2026-10-01T06:30:00.000Z",
  source: "Treasury",
  provenance: "bank",
  rates: [
    { currency: "USD", buy: 128.4512, sell: 130.9 },
    { currency: "ZAR", buy: 6.9, sell: 7.6 },
    { currency: "EUR", buy: 147, sell: 147 },
  ],
};
const tomorrow = { ...treasury, rates: [{ currency: "GBP", buy: 170.1, sell: 174.2 }] };

test("the specimens are of the currencies of the bank's accounts", () => {
  expect(specimens.rates.map(({ currency }) => currency)).toEqual(["USD", "EUR", "GBP", "ZAR"]);
});

describe.each(engines)("on %s", (engine) => {
  test("simultaneous imports of rates do not mix: the last one wins", async () => {
    const db = await openTestDatabase(engine);
    const replacing = [treasury, tomorrow, treasury, tomorrow, treasury, tomorrow];
    await Promise.all(replacing.map((rates) => replaceRates(db, rates)));
    expect([treasury, tomorrow]).toContainEqual(await loadRates(db));
    expect(await read(db)).toEqual({ rates: 6 });
  });

  test("an import that fails half-way leaves the earlier rates", async () => {
    const db = await openTestDatabase(engine);
    await replaceRates(db, treasury);
    const twice = { ...tomorrow, rates: [...tomorrow.rates, ...tomorrow.rates] };
    await expect(replaceRates(db, twice)).rejects.toThrow(/unique/i);
    expect(await loadRates(db)).toEqual(treasury);
    expect(await read(db)).toEqual({ rates: 1 });
  });

  test("four processes that start at once add the specimens once, and mark them", async () => {
    const db = await openTestDatabase(engine);
    const seed = () => seedSpecimenRates({ db, written: specimens });
    await Promise.all([seed(), seed(), seed(), seed()]);
    expect(await loadRates(db)).toEqual({
      ...specimens,
      asOf: null,
      provenance: "specimen",
    });
  });

  test("specimens never replace the bank's rates", async () => {
    const db = await openTestDatabase(engine);
    await replaceRates(db, treasury);
    await seedSpecimenRates({ db, written: specimens });
    expect(await loadRates(db)).toEqual(treasury);
  });
});

test("rates are cached until the cache is emptied, and so is their absence", async () => {
  const db = await openTestDatabase("SQLite");
  const board = cacheRates(db);
  expect(await board.get()).toBeUndefined();
  await replaceRates(db, treasury);
  expect(await board.get()).toBeUndefined();
  board.forget();
  expect(await board.get()).toEqual(treasury);
  await replaceRates(db, tomorrow);
  expect(await board.get()).toEqual(treasury);
});
