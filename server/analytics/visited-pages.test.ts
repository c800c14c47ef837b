import { expect, test } from "vitest";
import { createVisitedPages } from "./visited-pages.ts";
import { content } from "#test/support/content/content.ts";

const pageOf = createVisitedPages({
  content: () => content,
  isJob: async (id) => {
    if (id === "broken") throw new Error("The database does not answer");
    return id === "123";
  },
});

test.each([
  "/",
  "/hfc",
  "/sw/hfc",
  "/sw",
  "/borrow/for-individuals/property-financing/home-loan",
  "/borrow/for-individuals/property-financing/home-loan/requirements",
  "/banking/me/property-financing/home-loan",
  "/enquire/borrow/for-individuals/property-financing",
  "/enquire/borrow/for-individuals/property-financing/home-loan",
  "/careers/123",
  "/careers/123/apply",
  "/sw/careers/123/apply/sent",
  "/hfc-whizz-data-privacy-statement",
  "/api/docs",
])("%s is counted as itself", async (path) => {
  expect(await pageOf(path)).toBe(path);
});

test.each([
  "/x1",
  "/hfc/x1",
  "/HFC",
  "/hfc/",
  "/sw/x1",
  "/sw/about-us",
  "/borrow/for-individuals/property-financing/x1",
  "/careers/124",
  "/careers/broken",
  "/careers/123/x1",
  "/about-us/sent",
  "/%68fc",
])("%s is not a page", async (path) => {
  expect(await pageOf(path)).toBe("(unknown)");
});

test("a search is counted without its term", async () => {
  expect(await pageOf("/search/divorce")).toBe("/search/(term)");
});
