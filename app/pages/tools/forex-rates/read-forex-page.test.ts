import { expect, test } from "vitest";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { readForexPage } from "./read-forex-page.ts";
import { content } from "#test/support/content/content.ts";

const board: ExchangeRates = {
  asOf: "2026-11-20T06:00:00.000Z",
  source: "Treasury",
  provenance: "bank",
  rates: [{ currency: "USD", buy: 127.8, sell: 130.6 }],
};

function read(
  query: string,
  now: string,
  current = async (): Promise<typeof board | undefined> => board,
) {
  const failures: string[] = [];
  const page = readForexPage(
    {
      content,
      rates: { current },
      now: () => new Date(now),
      reportFailure: (message) => failures.push(message),
    },
    query === "" ? undefined : Object.fromEntries(new URLSearchParams(query)),
  );
  return { page, failures };
}

test("the page without parameters has the board and no conversion", async () => {
  const page = await read("", "2026-11-20T12:00Z").page;
  expect(page).toMatchObject({ board, isStale: false, sent: undefined, conversion: undefined });
});

test("Friday's rates hold on Sunday and are stale on Monday", async () => {
  expect((await read("", "2026-11-22T12:00Z").page).isStale).toBe(false);
  expect((await read("", "2026-11-23T12:00Z").page).isStale).toBe(true);
});

test("specimen rates, which have no date, are never stale", async () => {
  const page = await read("", "2027-11-23T12:00Z", async () => ({
    ...board,
    provenance: "specimen",
    asOf: null,
  })).page;
  expect(page.isStale).toBe(false);
});

test("an amount is converted, and an error is at its field", async () => {
  const made = await read("currency=USD&amount=2,000&direction=need", "2026-11-20T12:00Z").page;
  expect(made.conversion?.gives.amount).toBe(261_200);
  const wrong = await read("currency=USD&amount=x", "2026-11-20T12:00Z").page;
  expect(Object.keys(wrong.errors)).toEqual(["amount"]);
  const { errors } = await read("currency=XXX&amount=1&direction=up", "2026-11-20T12:00Z").page;
  const { currency, direction } = content.forexRates.converter.errors;
  expect(errors).toEqual({ currency, direction });
});

test("without rates the page still works, and the failure is reported", async () => {
  const none = await read("", "2026-11-20T12:00Z", async () => undefined).page;
  expect(none).toMatchObject({ board: undefined, hasFailed: false });
  const { page, failures } = read("amount=1", "2026-11-20T12:00Z", () =>
    Promise.reject(new Error()),
  );
  expect(await page).toMatchObject({ board: undefined, hasFailed: true });
  expect(failures).toHaveLength(1);
});
