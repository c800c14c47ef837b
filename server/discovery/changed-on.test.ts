import { expect, test } from "vitest";
import { loadContent } from "#checks/load-content.ts";
import { content } from "#test/support/content/content.ts";
import {
  type Change,
  personalLoan,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";
import { changedOn } from "./changed-on.ts";

const second = "products/borrow/for-individuals/second-loan.yaml";
const page = "/borrow/for-individuals/second-loan";

/** The date of a page that quotes a figure of another file, for the given dates of that file. */
function dayWith(text: string, { loan = "2026-01-10", facts = "2026-01-10" }, own?: Change) {
  const small = smallContent();
  small.edit(
    personalLoan,
    (fields) => {
      set("slug", "second-loan")(fields);
      set("title", "Second loan")(fields);
      set("scene", "hourglass")(fields);
      set("summary", "Sixty characters and more that no other record has for its summary.")(fields);
      set("benefits", [text])(fields);
      set("changed", "2026-02-01")(fields);
      own?.(fields);
    },
    second,
  );
  small.edit(personalLoan, set("changed", loan));
  small.edit("facts.yaml", set("changed", facts));
  return changedOn(loadContent(small.root)).get(page);
}

test.each([
  ["another product's figure, changed since", "{personal-loan.tenor}", { loan: "2026-03-01" }],
  ["a figure that no product owns", "{facts.example}", { facts: "2026-03-01" }],
])("%s: the page gets the figure's date", (_what, name, days) => {
  expect(dayWith(`Ask for ${name}.`, days)).toBe("2026-03-01");
});

test.each([
  ["an older figure", "{personal-loan.tenor}", {}],
  ["no figure of another file", "nothing", { loan: "2026-03-01", facts: "2026-03-01" }],
])("%s: the page keeps its own day", (_what, name, days) => {
  expect(dayWith(`Ask for ${name}.`, days)).toBe("2026-02-01");
});

test("a page without its own date gets none", () => {
  const without: Change = (fields) => void fields.delete("changed");
  expect(
    dayWith("Ask for {personal-loan.tenor}.", { loan: "2026-03-01" }, without),
  ).toBeUndefined();
});

const branch = content.branches.find(({ changed }) => changed !== undefined);
const ofKinds = content.products.find((each) => each.changed !== undefined && each.groups[0]);
const address = `/${ofKinds?.family}/${ofKinds?.audiences[0]}/${ofKinds?.slug}`;

test.each([
  ["a branch", `/ways-to-bank/branch/${branch?.slug}`, `branches/${branch?.slug}.yaml`],
  ["a kind of a product", `${address}/${ofKinds?.groups[0]?.path}`, `products${address}.yaml`],
  ["rates and fees", "/rates-and-fees", "site/rates-and-fees.yaml"],
  ["rates and fees, by its other file", "/rates-and-fees", "site/loan-pricing.yaml"],
])("the page of %s follows the figures that its file names", (_what, path, file) => {
  const dayOf = (figureDays: [string, string][]) =>
    changedOn({ ...content, figureDays: new Map(figureDays) }).get(path);
  expect(dayOf([[file, "2099-12-31"]])).toBe("2099-12-31");
  expect(dayOf([["site/elsewhere.yaml", "2099-12-31"]])).toBe(dayOf([]));
  expect(dayOf([])).toBeDefined();
});
