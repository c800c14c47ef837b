import { expect, test } from "vitest";
import { paths } from "#domain/pages/paths.ts";
import { link } from "./link.ts";

test.each([
  [link("/"), paths.groupHome()],
  [link("/service-status"), paths.serviceStatus()],
  [link("/careers/:job", { job: "credit-analyst" }), paths.job("credit-analyst")],
  [link("/insurance/:audience?"), paths.insurance()],
  [link("/insurance/:audience?", { audience: "for-business" }), paths.insurance("for-business")],
  [link("/search/:term?", { term: "a/b & c?" }), paths.search("a/b & c?")],
  [link("/rates-and-fees", undefined, { family: "borrow" }), paths.ratesAndFees("borrow")],
  [
    link("/search/:term?", { term: "tea" }, new URLSearchParams({ kind: "careers" })),
    paths.search("tea", { kind: "careers" }),
  ],
  [
    link("/:family/:audience/:slug/:part?/:section?", {
      family: "borrow",
      audience: "for-individuals",
      slug: "plot-loan",
      part: "group",
    }),
    paths.product({ family: "borrow", audience: "for-individuals", slug: "plot-loan" }, "group"),
  ],
])("%s", (linked, path) => {
  expect(linked).toBe(path);
});

test("a link that no page answers is an error of types", () => {
  // @ts-expect-error No page has this pattern.
  expect(link("/service-state")).toBe("/service-state");
  // @ts-expect-error The job is missing.
  expect(link("/careers/:job")).toBe("/careers");
  // @ts-expect-error The parameter has another name.
  expect(link("/careers/:job", { id: "credit-analyst" })).toBe("/careers");
  // @ts-expect-error The page has no parameter.
  expect(link("/service-status", { job: "credit-analyst" })).toBe("/service-status");
});
