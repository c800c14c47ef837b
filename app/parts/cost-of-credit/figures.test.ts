import { expect, test } from "vitest";
import { bareCents, bareKes, kes, kesRange, percentRange } from "./figures.ts";

const text = "{from} to {to}";
/** Without the spaces that do not break. */
const plain = (shown: string) => shown.replaceAll("\u00a0", " ");

test("an amount in cents is shown in whole shillings, except in a table of months", () => {
  expect([kes(85_600_049), bareKes(85_600_050), bareCents(85_600_049)].map(plain)).toEqual([
    "KES 856,000",
    "856,001",
    "856,000.49",
  ]);
});

test.each([
  [{ from: 85_600_000, to: 90_600_000 }, "KES 856,000 to 906,000"],
  [{ from: 85_600_000, to: 85_600_040 }, "KES 856,000"],
])("the range %j is shown as %s", (range, shown) => {
  expect(plain(kesRange(range, text))).toBe(shown);
});

test.each([
  [13, 14.5, "13.00% to 14.50%"],
  [13, 13.001, "13.00%"],
])("rates from %d to %d are shown as %s", (from, to, shown) => {
  expect(percentRange(from, to, text)).toBe(shown);
});
