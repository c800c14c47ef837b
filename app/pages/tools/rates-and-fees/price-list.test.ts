import { expect, test } from "vitest";
import { findRecords } from "#app/features/site-search/find-records.ts";
import { indexOf } from "#app/features/site-search/search-index.ts";
import { content, found } from "#test/support/content/content.ts";
import type { Product } from "#model/products/schema.ts";
import { findPrices, priceList } from "./price-list.ts";
import { priceRows } from "./price-rows.ts";

const kes = { kind: "money", currency: "KES" } as const;
const loan: Product = {
  ...found(content.products[0]),
  family: "borrow",
  audiences: ["for-individuals"],
  slug: "loan-of-ours",
  title: "Loan of ours",
  groups: [],
  provenance: "spec",
  price: [{ label: "interestRate", receiver: "bank", unpublished: true }],
  facts: [
    {
      id: "maximum",
      label: "Most you can borrow",
      ...kes,
      amount: 7_123_000,
      limit: "up to",
      provenance: "spec",
    },
    { id: "minimum", label: "Least you can borrow", ...kes, amount: 100_000, limit: "from" },
    { id: "longest", label: "Longest term", kind: "term", length: 97, unit: "month" },
    {
      id: "share",
      label: "Share of your savings",
      kind: "percent",
      percent: 90,
      source: "https://www.example.org/",
      asOf: "2026-11-01",
    },
    {
      id: "tenor",
      label: "Term",
      kind: "termRange",
      from: { length: 1, unit: "week" },
      to: { length: 12, unit: "month" },
    },
  ],
};
const products = [...content.products, loan];
const list = priceList(products);
const linesFor = (term: string, family?: "borrow" | "insure") =>
  findPrices(list, { term, family }, "en").flatMap(({ title, facts }) =>
    facts.map(({ label }) => `${title}, ${label}`),
  );

test("every figure of the catalogue is in the list once", () => {
  const listed = new Set(list.flatMap(({ facts }) => facts));
  for (const product of products) {
    for (const fact of product.facts) expect(listed).toContain(fact);
    for (const group of product.groups) {
      for (const fact of group.facts) {
        const isOfProduct = product.facts.some(({ id }) => id === fact.id);
        expect(listed.has(fact)).toBe(!isOfProduct);
      }
    }
  }
});

test("a search for a fee finds each product that charges it", () => {
  expect(linesFor("LEDGER fee").length).toBeGreaterThan(3);
  expect(linesFor("ledger fee").every((line) => /ledger/i.test(line))).toBe(true);
});

test("a search by a product finds all its figures", () => {
  expect(linesFor("loan of OURS", "borrow")).toContain("Loan of ours, Longest term");
});

test.each(["KES 7,123,000", "97 months"])("a search by the figure %s finds the loan", (term) => {
  expect(linesFor(term).some((line) => line.startsWith(loan.title))).toBe(true);
});

test("a search in Kiswahili matches figures in their Kiswahili form", () => {
  const titles = (term: string) =>
    findPrices(list, { term, family: undefined }, "sw").map(({ title }) => title);
  expect(titles("miezi 97")).toContain(loan.title);
  expect(titles("97 months")).not.toContain(loan.title);
});

test("a search within a family leaves out the others", () => {
  expect(linesFor("", "insure").length).toBeGreaterThan(0);
  expect(linesFor("", "insure").length).toBeLessThan(linesFor("").length);
  expect(linesFor("ledger", "insure")).toEqual([]);
});

const pathsFor = (term: string) =>
  findPrices(list, { term, family: undefined }, "en", findRecords(term, indexOf(content))).map(
    ({ path }) => path,
  );

test("a search finds the product that answers a word of everyday English", () => {
  expect(pathsFor("mortgage")).toContain("/borrow/for-individuals/property-financing/home-loan");
});

test("a misspelt word finds what the right one does", () => {
  expect(pathsFor("legder")).toEqual(pathsFor("ledger"));
  expect(pathsFor("legder")).not.toEqual([]);
});

test("a search for an unpublished figure finds nothing", () => {
  expect(linesFor("moon")).toEqual([]);
});

const rows = priceRows(list, content.prices, "https://www.example.org");
const rowOf = (id: string) =>
  rows.find((row) => row.address.endsWith("/borrow/for-individuals/loan-of-ours") && row.id === id);

test("a row of the download has the figure as numbers and as text", () => {
  expect(rowOf("maximum")).toMatchObject({
    family: "borrow",
    figure: "Up to KES 7,123,000",
    kind: "money",
    limit: "up to",
    from: null,
    to: 7_123_000,
    unit: "KES",
  });
});

test.each([
  ["specification", "maximum"],
  ["public", "share"],
  ["specimen", "tenor"],
  ["not published", "interestRate"],
])("a row of the download has the status %s", (status, id) => {
  expect(rowOf(id)).toMatchObject({ status });
});

test("a row of the download of a price that is not published has its label and no figure", () => {
  const label = content.prices.labels["interestRate"];
  expect(rowOf("interestRate")).toMatchObject({ label, figure: null, from: null, to: null });
});

test.each([
  ["a range", "tenor", { from: "1 week", to: "12 months", unit: null }],
  ["a share", "share", { to: 90, unit: "%" }],
  ["a lower limit", "minimum", { from: 100_000, to: null, unit: "KES" }],
])("a row of the download of %s", (_what, id, expected) => {
  expect(rowOf(id)).toMatchObject(expected);
});
