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
  compareFacts(products).map(({ label, facts, differs }) => [
    label,
    facts.map((fact) => (fact?.kind === "percent" ? fact.percent : undefined)),
    differs,
  ]);

test.each([
  {
    why: "what differs comes before what is the same",
    products: [{ facts: [fee(1), share(80)] }, { facts: [fee(1), share(70)] }],
    rows: [
      ["Share", [80, 70], true],
      ["Fee", [1, 1], false],
    ],
  },
  {
    why: "a figure that one of them lacks is a difference",
    products: [{ facts: [fee(1)] }, { facts: [] }],
    rows: [["Fee", [1, undefined], true]],
  },
  {
    why: "what more products say comes first",
    products: [{ facts: [share(80), fee(1)] }, { facts: [fee(2)] }, { facts: [fee(1)] }],
    rows: [
      ["Fee", [1, 2, 1], true],
      ["Share", [80, undefined, undefined], true],
    ],
  },
  {
    why: "one id under two labels is two figures",
    products: [
      { facts: [percent("term", "Longest term", 1)] },
      { facts: [percent("term", "Shortest term", 1)] },
    ],
    rows: [
      ["Longest term", [1, undefined], true],
      ["Shortest term", [undefined, 1], true],
    ],
  },
  {
    why: "one product differs from none",
    products: [{ facts: [fee(1)] }],
    rows: [["Fee", [1], false]],
  },
  { why: "no product has no rows", products: [], rows: [] },
])("$why", ({ products, rows }) => {
  expect(shown(products)).toEqual(rows);
});

test("the same number with different bounds is a different figure", () => {
  const products = [{ facts: [fee(1)] }, { facts: [{ ...fee(1), limit: "up to" as const }] }];
  expect(compareFacts(products)[0]?.differs).toBe(true);
});
