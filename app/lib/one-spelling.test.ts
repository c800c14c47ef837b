import { expect, test } from "vitest";
import { spelledAs } from "./one-spelling.ts";

test.each([
  ["/HFC", "hfc", "/hfc"],
  ["/hfc", "/hfc", "/hfc"],
  ["/Careers/jobslisting", "careers/jobsListing", "/careers/jobsListing"],
  ["/SEARCH/Loan", "search/:term?", "/search/Loan"],
  ["/Search", "search/:term?", "/search"],
  ["/Banking/me/Home-Loan", "banking/:audience/:slug/:part?/:section?", "/banking/me/Home-Loan"],
  ["/No/Such/Page", "*", "/No/Such/Page"],
  ["/", "", "/"],
])("%s, found by the route %j, is %s", (path, pattern, spelled) => {
  expect(spelledAs(pattern, path)).toBe(spelled);
});
