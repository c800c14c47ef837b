import { expect, test } from "vitest";
import { link } from "./link.ts";

const audience = "for-business";

test.each([
  [link("/"), "/"],
  [link("/service-status"), "/service-status"],
  [link("/careers/:job", { job: "credit-analyst" }), "/careers/credit-analyst"],
  [link("/insurance/:audience?"), "/insurance"],
  [link("/insurance/:audience?", { audience: undefined }), "/insurance"],
  [link("/insurance/:audience?", { audience }), "/insurance/for-business"],
  [link("/search/:term?", { term: "a/b & c?" }), "/search/a%2Fb%20%26%20c%3F"],
  [link("/rates-and-fees", undefined, { family: "borrow" }), "/rates-and-fees?family=borrow"],
  [link("/articles", undefined, new URLSearchParams()), "/articles"],
  [link("/fraud-centre", undefined, { contact: "+254" }), "/fraud-centre?contact=%2B254"],
  [
    link("/search/:term?", { term: "tea" }, new URLSearchParams({ kind: "careers" })),
    "/search/tea?kind=careers",
  ],
  [
    link("/:family/:audience/:slug/:part?/:section?", {
      family: "borrow",
      audience,
      slug: "plot-loan",
      part: "group",
    }),
    "/borrow/for-business/plot-loan/group",
  ],
])("%s", (linked, path) => {
  expect(linked).toBe(path);
});
