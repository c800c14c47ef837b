import { expect, test } from "vitest";
import { createSpelling } from "./canonical-case.ts";

const patterns = [
  "hfc",
  "careers/jobsListing",
  "careers/:job/apply",
  "search/:term?",
  "banking/:audience/:slug/:part?/:section?",
  ":family/:audience",
  "*",
];
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
  ["/hfc", "/hfc"],
  ["/Careers/jobslisting", "/careers/jobsListing"],
  ["/Banking/me/Home-Loan", "/banking/me/Home-Loan"],
  ["/No/Such/Page", undefined],
  ["/", undefined],
  ["/Careers/Ab1-Cd/APPLY", "/careers/Ab1-Cd/apply"],
  ["/Search/Home%20Loan%2FX", "/search/Home%20Loan%2FX"],
  ["/Borrow/For-Individuals", undefined],
  ["/Search/a/b", undefined],
  ["/Search/%E0%A4%A", undefined],
])("the routes make %s into %s", (path, address) => {
  expect(spelled(path)).toBe(address);
});
