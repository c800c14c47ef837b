import { expect, test } from "vitest";
import { parseDepositInput } from "./deposit-input.ts";

const ids = ["fixed", "bond"];
const read = (query: string) => parseDepositInput(new URLSearchParams(query), ids);

test.each([
  [
    "amount=KES+1,000,000&months=12&fixed=10%25&bond=9.5",
    100_000_000,
    12,
    { fixed: 10, bond: 9.5 },
  ],
  ["amount=2.5m&months=6+months&bond=11&fixed=", 250_000_000, 6, { bond: 11 }],
])("%s is understood", (query, depositCents, months, rates) => {
  expect(read(query)).toEqual({
    ok: true,
    request: { depositCents, months, taxed: "resident", rates: new Map(Object.entries(rates)) },
  });
});

test.each(["other", "resident"])("the owner of the interest is kept as sent: %s", (taxed) => {
  const input = read(`amount=1000&months=1&fixed=1&taxed=${taxed}`);
  expect(input.ok && input.request.taxed).toBe(taxed);
});

test("an unknown owner counts as a resident", () => {
  const input = read("amount=1000&months=1&fixed=1&taxed=company");
  expect(input.ok && input.request.taxed).toBe("resident");
});

test.each([
  ["", { amount: "missing", months: "missing", fixed: "noRate" }],
  ["amount=1000&months=12", { fixed: "noRate" }],
  ["amount=1000&months=12&bond=x", { bond: "notANumber" }],
  ["amount=1000&months=12&bond=0", { bond: "tooSmall" }],
  ["amount=1000&months=12&bond=1e3", { bond: "notANumber" }],
  ["amount=1000&months=12&bond=101", { bond: "tooLarge" }],
  ["amount=0&months=0&fixed=5", { amount: "tooSmall", months: "tooSmall" }],
  ["amount=5bn&months=121&fixed=5", { amount: "tooLarge", months: "tooLarge" }],
  ["amount=NaN&months=1.5&fixed=5", { amount: "notANumber", months: "notANumber" }],
  ["amount=1000&months=Infinity&fixed=5", { months: "notANumber" }],
])("an error is reported at its field: %s", (query, errors) => {
  expect(read(query)).toEqual({ ok: false, errors });
});
