import { expect, test } from "vitest";
import { createSpelling, withCaseOf } from "./canonical-case.ts";

test.each([
  ["/HFC", "hfc", "/hfc"],
  ["/hfc", "/hfc", "/hfc"],
  ["/Careers/jobslisting", "careers/jobsListing", "/careers/jobsListing"],
  ["/SEARCH/Loan", "search/:term?", "/search/Loan"],
  ["/Search", "search/:term?", "/search"],
  ["/Banking/me/Home-Loan", "banking/:audience/:slug/:part?/:section?", "/banking/me/Home-Loan"],
  ["/No/Such/Page", "*", "/No/Such/Page"],
  ["/", "", "/"],
])("%s, matched by the route %j, becomes %s", (path, pattern, spelled) => {
  expect(withCaseOf(pattern, path)).toBe(spelled);
});

const patterns = ["careers/:job/apply", "search/:term?", ":family/:audience", "*"];
const routes = ["", ...patterns].map((path) => ({
  id: path,
  path,
  ...(path !== "" && { parentId: "" }),
  module: { default: () => null },
}));
const spelled = createSpelling({
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
});

test.each([
  ["/Careers/Ab1-Cd/APPLY", "/careers/Ab1-Cd/apply"],
  ["/Search/Home%20Loan%2FX", "/search/Home%20Loan%2FX"],
  ["/Borrow/For-Individuals", undefined],
  ["/Search/a/b", undefined],
  ["/Search/%E0%A4%A", undefined],
])("the routes make %s into %s", (path, address) => {
  expect(spelled(path)).toBe(address);
});
