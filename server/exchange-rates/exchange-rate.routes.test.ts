import { expect, test } from "vitest";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { contents } from "#test/support/content/contents.ts";
import { openTestDatabase } from "#test/support/site/databases.ts";
import { exchangeRateRoutes } from "./exchange-rate.routes.ts";
import { cacheRates, replaceRates } from "./exchange-rate.store.ts";

const path = "/api/website/exchangeRate";
const treasury: ExchangeRates = {
  asOf: "2026-10-01T06:30:00.000Z",
  source: "Treasury",
  provenance: "bank",
  rates: [{ currency: "USD", buy: 128.45, sell: 130.9 }],
};

async function openApi(rates?: ExchangeRates) {
  const db = await openTestDatabase("SQLite");
  if (rates) await replaceRates(db, rates);
  return exchangeRateRoutes({
    rates: cacheRates(db),
    contents: () => contents,
  });
}

test("the rates have a time and a source", async () => {
  const api = await openApi(treasury);
  const response = await api.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(await response.json()).toEqual({ code: 0, message: "OK", data: treasury });
});

test("a client that has the rates gets no body", async () => {
  const api = await openApi(treasury);
  const tag = (await api.request(path)).headers.get("ETag") ?? "";
  const again = await api.request(path, { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
});

test("the answer says if there are no rates", async () => {
  const api = await openApi();
  const response = await api.request(path);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: 503,
    message: contents.en.messages.exchangeRates.unavailable,
    data: {},
  });
});
