import { expect, test } from "vitest";
import { type FactValue, formatFact, formatFigure, type Limit } from "./fact.ts";

/** The text as shown, with plain spaces instead of those that do not break. */
const plain = (shown: string) => shown.replaceAll("\u00a0", " ");

const kes = (amount: number): FactValue => ({ kind: "money", amount, currency: "KES" });
const percent = (value: number): FactValue => ({ kind: "percent", percent: value });
const months = (length: number): FactValue => ({ kind: "term", length, unit: "month" });

test.each<[FactValue, string]>([
  [kes(7_000_000), "KES 7,000,000"],
  [kes(0), "none"],
  [{ kind: "money", amount: 500, currency: "GBP" }, "GBP 500"],
  [
    { kind: "moneyRange", from: 10_000, to: 2_000_000, currency: "KES" },
    "KES 10,000 to KES 2,000,000",
  ],
  [percent(1.5), "1.5%"],
  [percent(0), "0%"],
  [{ kind: "percentRange", from: 1, to: 2 }, "1% to 2%"],
  [months(84), "84 months"],
  [months(1), "1 month"],
  [{ kind: "term", length: 2, unit: "working day" }, "2 working days"],
  [
    {
      kind: "termRange",
      from: { length: 4, unit: "month" },
      to: { length: 6, unit: "month" },
    },
    "4 to 6 months",
  ],
  [
    {
      kind: "termRange",
      from: { length: 1, unit: "week" },
      to: { length: 12, unit: "month" },
    },
    "1 week to 12 months",
  ],
  [{ kind: "age", years: 1 }, "1 year"],
  [{ kind: "ageRange", from: 6, to: 18 }, "6 to 18 years"],
  [{ kind: "count", count: 3, noun: "cars" }, "3 cars"],
  [{ kind: "currencies", currencies: ["KES"] }, "KES"],
  [{ kind: "currencies", currencies: ["USD", "EUR"] }, "USD and EUR"],
  [{ kind: "currencies", currencies: ["USD", "EUR", "GBP", "ZAR"] }, "USD, EUR, GBP and ZAR"],
])("formatFigure: %o is %s", (value, figure) => {
  expect(plain(formatFigure(value))).toBe(figure);
});

type ShortText = { limit?: Limit; of?: string; per?: string };

test.each<[FactValue, ShortText, string]>([
  [kes(360), { per: "a month" }, "KES 360 a month"],
  [percent(90), { limit: "up to", of: "the deposit" }, "Up to 90% of the deposit"],
  [kes(300_000), { limit: "from" }, "From KES 300,000"],
  [kes(0), { per: "a month" }, "None a month"],
  [months(84), { limit: "up to" }, "Up to 84 months"],
  [{ kind: "count", count: 3, noun: "cars" }, { limit: "over" }, "Over 3 cars"],
  [
    percent(1.5),
    { limit: "about", of: "the price", per: "a year" },
    "About 1.5% of the price a year",
  ],
])("%o with %o is %s", (value, texts, shown) => {
  expect(plain(formatFact({ ...value, ...texts }))).toBe(shown);
});

test.each<[FactValue & { limit?: Limit; of?: string; per?: string }, string]>([
  [kes(0), "Hakuna"],
  [{ kind: "moneyRange", from: 10, to: 20, currency: "KES" }, "KES 10 hadi KES 20"],
  [{ kind: "percentRange", from: 1, to: 2 }, "1% hadi 2%"],
  [months(1), "Mwezi 1"],
  [months(84), "Miezi 84"],
  [{ kind: "term", length: 1, unit: "working day" }, "Siku 1 ya kazi"],
  [{ kind: "term", length: 2, unit: "working day" }, "Siku 2 za kazi"],
  [
    { kind: "termRange", from: { length: 4, unit: "month" }, to: { length: 6, unit: "month" } },
    "Miezi 4 hadi 6",
  ],
  [
    { kind: "termRange", from: { length: 1, unit: "week" }, to: { length: 12, unit: "month" } },
    "Wiki 1 hadi miezi 12",
  ],
  [{ kind: "age", years: 1 }, "Mwaka 1"],
  [{ kind: "ageRange", from: 6, to: 18 }, "Miaka 6 hadi 18"],
  [{ kind: "count", count: 3, noun: "magari", limit: "over" }, "Zaidi ya magari 3"],
  [{ ...percent(90), limit: "up to", of: "ya amana" }, "Hadi 90% ya amana"],
  [{ ...kes(360), per: "kwa mwezi" }, "KES 360 kwa mwezi"],
])("in Kiswahili: %o is %s", (fact, shown) => {
  expect(plain(formatFact(fact, "sw"))).toBe(shown);
});
