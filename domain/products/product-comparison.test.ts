import { expect, test } from "vitest";
import { compareFacts } from "./product-comparison.ts";

const percent = (id: string, label: string, value: number) => ({
  id,
  label,
  kind: "percent" as const,
  percent: value,
});
const fee = (value: number) => percent("fee", "Fee", value);
const share = (value: number) => percent("share", "Share", value);

const shown = (products: Parameters<typeof compareFacts>[0]) =>
  compareFacts(products).map(({ label, facts, kind }) => [
    label,
    facts.map((fact) => (fact?.kind === "percent" ? fact.percent : undefined)),
    kind,
  ]);

test.each([
  {
    why: "figures of two products differ or are the same",
    products: [{ facts: [fee(1), share(80)] }, { facts: [fee(1), share(70)] }],
    rows: [
      ["Fee", [1, 1], "same"],
      ["Share", [80, 70], "differs"],
    ],
  },
  {
    why: "a figure of one of them is no comparison",
    products: [{ facts: [fee(1)] }, { facts: [] }],
    rows: [["Fee", [1, undefined], "single"]],
  },
  {
    why: "what more products say comes first",
    products: [{ facts: [share(80), fee(1)] }, { facts: [fee(2)] }, { facts: [fee(1)] }],
    rows: [
      ["Fee", [1, 2, 1], "differs"],
      ["Share", [80, undefined, undefined], "single"],
    ],
  },
  {
    why: "figures with one label share a row, whatever their ids",
    products: [
      { facts: [percent("term", "Longest term", 1), percent("term", "Shortest term", 1)] },
      { facts: [percent("homeTerm", "Longest term", 2)] },
    ],
    rows: [
      ["Longest term", [1, 2], "differs"],
      ["Shortest term", [1, undefined], "single"],
    ],
  },
  {
    why: "one product has only figures of its own",
    products: [{ facts: [fee(1)] }],
    rows: [["Fee", [1], "single"]],
  },
  { why: "no product has no rows", products: [], rows: [] },
])("$why", ({ products, rows }) => {
  expect(shown(products)).toEqual(rows);
});

test("the same number with different bounds is a different figure", () => {
  const products = [{ facts: [fee(1)] }, { facts: [{ ...fee(1), limit: "up to" as const }] }];
  expect(compareFacts(products)[0]?.kind).toBe("differs");
});
