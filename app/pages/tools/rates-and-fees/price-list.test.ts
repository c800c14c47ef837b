import { describe, expect, test } from "vitest";
import { specifiedContent as content } from "#test/support/specified-content.ts";
import { findPrices, priceList } from "./price-list.ts";
import { priceRows } from "./price-rows.ts";

const list = priceList(content.products);
const loanTitle = content.products.find(({ slug }) => slug === "personal-loan")?.title ?? "";
const found = (term: string, family?: "borrow" | "insure") =>
  findPrices(list, { term, family }, "en").flatMap(({ title, facts }) =>
    facts.map(({ label }) => `${title}, ${label}`),
  );

test("every figure of the catalogue stands in the list once", () => {
  const listed = new Set(list.flatMap(({ facts }) => facts));
  for (const product of content.products) {
    for (const fact of product.facts) expect(listed).toContain(fact);
    for (const group of product.groups) {
      for (const fact of group.facts) {
        const isOfProduct = product.facts.some(({ id }) => id === fact.id);
        expect(listed.has(fact)).toBe(!isOfProduct);
      }
    }
  }
});

describe("a search", () => {
  test("by a fee finds it wherever it is charged", () => {
    expect(found("LEDGER fee").length).toBeGreaterThan(3);
    expect(found("ledger fee").every((line) => /ledger/i.test(line))).toBe(true);
  });

  test("by a product finds all its figures", () => {
    expect(found(loanTitle.toLowerCase(), "borrow")).toContain(`${loanTitle}, Longest term`);
  });

  test.each(["KES 7,000,000", "84 months"])("by the figure %s finds the personal loan", (term) => {
    expect(found(term).some((line) => line.startsWith(loanTitle))).toBe(true);
  });

  test("in Kiswahili looks for the figure as that page writes it", () => {
    const titles = (term: string) =>
      findPrices(list, { term, family: undefined }, "sw").map(({ title }) => title);
    expect(titles("miezi 84")).toContain(loanTitle);
    expect(titles("84 months")).not.toContain(loanTitle);
  });

  test("within a family leaves out the others", () => {
    expect(found("", "insure").length).toBeGreaterThan(0);
    expect(found("", "insure").length).toBeLessThan(found("").length);
    expect(found("ledger", "insure")).toEqual([]);
  });

  test("for what nobody publishes finds nothing", () => {
    expect(found("moon")).toEqual([]);
  });
});

describe("a row of the download", () => {
  const rows = priceRows(list, "https://www.example.org");

  test("holds the figure as numbers and as words", () => {
    const row = rows.find(
      ({ address, id }) =>
        address.endsWith("/borrow/for-individuals/personal-loan") && id === "maximum",
    );
    expect(row).toMatchObject({
      family: "borrow",
      figure: "Up to KES 7,000,000",
      kind: "money",
      limit: "up to",
      from: null,
      to: 7_000_000,
      unit: "KES",
    });
  });

  test.each([
    ["a range", "mwana-biashara", "tenor", { from: "1 week", to: "12 months", unit: null }],
    ["a share", "cash-cover-loan", "ltv", { to: 90, unit: "%" }],
    ["a lower limit", "cash-cover-loan", "minimum", { from: 100_000, to: null, unit: "KES" }],
  ])("of %s", (_what, slug, id, expected) => {
    const row = rows.find((each) => each.address.endsWith(`/${slug}`) && each.id === id);
    expect(row).toMatchObject(expected);
  });
});
