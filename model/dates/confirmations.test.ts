import { expect, test } from "vitest";
import { confirmationsIn, type Validity } from "./confirmations.ts";

const source = "https://example.com/";
const midnight = (day: string) => Date.parse(`${day}T00:00:00+03:00`);
const lapseOf = (asOf: string, own?: Validity, ofFile?: Validity) =>
  confirmationsIn([{ source, asOf, validUntil: own }], ofFile).map(({ lapsesAt }) => lapsesAt);

test.each<[string, Validity | undefined, Validity | undefined, number]>([
  ["2025-10-14", undefined, undefined, midnight("2026-10-15")],
  ["2024-02-29", undefined, undefined, midnight("2025-03-02")],
  ["2025-10-14", "2027-06-30", undefined, midnight("2027-07-01")],
  ["2025-10-14", undefined, "2027-06-30", midnight("2027-07-01")],
  ["2025-10-14", "2026-12-31", "always", midnight("2027-01-01")],
  ["2012-02-22", undefined, "always", Infinity],
  ["2012-02-22", "always", undefined, Infinity],
])(
  "a source of %s valid until %s, in a file valid until %s, expires at %d",
  (asOf, own, file, at) => {
    expect(lapseOf(asOf, own, file)).toEqual([at]);
  },
);

test("sources are found at any depth, and use the nearest validity above them", () => {
  const asOf = "2025-01-31";
  const record = {
    validUntil: "always",
    periods: [{ source, asOf }],
    present: { validUntil: "2026-01-31", items: [{ source, asOf, text: "Two years." }] },
    undated: { source },
  };
  expect(confirmationsIn(record, undefined)).toEqual([
    { source, asOf, lapsesAt: Infinity },
    { source, asOf, lapsesAt: midnight("2026-02-01") },
  ]);
});
