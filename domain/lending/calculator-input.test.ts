import { expect, test } from "vitest";
import { parseMortgageInput } from "./calculator-input.ts";

const sent = (fields: string) => new URLSearchParams(fields);

test.each([
  ["amount=4500000&rate=14&years=20", 4_500_000, 14, 240],
  ["amount=4%2C500%2C000&rate=14%25&years=20+years", 4_500_000, 14, 240],
  ["amount=KES+4.5m&rate=0&years=1", 4_500_000, 0, 12],
  ["amount=1&rate=100&years=40", 1, 100, 480],
  ["amount=1000000000&rate=0.01&years=12.5", 1_000_000_000, 0.01, 150],
  ["amount=1000&rate=9&years=1.25", 1_000, 9, 15],
  ["amount=1000&amount=x&rate=9&years=2&utm_source=x", 1_000, 9, 24],
])("%s", (fields, amountKes, annualRatePercent, months) => {
  const input = parseMortgageInput(sent(fields));
  expect(input).toEqual({ ok: true, terms: { amountKes, annualRatePercent, months } });
});

test.each([
  ["", { amount: "missing", rate: "missing", years: "missing" }],
  ["amount=&rate=+&years=years", { amount: "missing", rate: "missing", years: "missing" }],
  ["amount=abc&rate=14&years=20", { amount: "notANumber" }],
  ["amount=0&rate=-1&years=0", { amount: "tooSmall", rate: "tooSmall", years: "tooSmall" }],
  [
    "amount=1000000001&rate=101&years=41",
    { amount: "tooLarge", rate: "tooLarge", years: "tooLarge" },
  ],
  ["amount=1000&rate=14&years=2.3", { years: "notWholeMonths" }],
  ["amount=1000&rate=14&years=10.1", { years: "notWholeMonths" }],
  ["amount=1000&rate=NaN&years=Infinity", { rate: "notANumber", years: "notANumber" }],
])("%s is refused", (fields, errors) => {
  expect(parseMortgageInput(sent(fields))).toEqual({ ok: false, errors });
});

test("accepts FormData too, and refuses a file in place of a number", () => {
  const form = new FormData();
  form.set("amount", new Blob(["5"]), "amount.txt");
  form.set("rate", "14");
  form.set("years", "20");
  expect(parseMortgageInput(form)).toEqual({ ok: false, errors: { amount: "missing" } });
});
