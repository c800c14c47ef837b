import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { canonicalAddress } from "./canonical-address.ts";

/** Spells the fixed parts of routes as the app does; the other test paths are pages of the content. */
function spelled(path: string) {
  const named = /^\/(?:careers\/[^/]+\/apply|(?:search|documents)\/[^/]+)$/i;
  return named.test(path)
    ? path.replace(/^\/[a-z]+\/|\/apply$/gi, (part) => part.toLowerCase())
    : undefined;
}
const canonical = canonicalAddress(() => content, spelled);

test.each([
  ["/", "/"],
  ["/hfc", "/hfc"],
  ["/hfc/", "/hfc"],
  ["/Borrow/For-Individuals", "/borrow/for-individuals"],
  ["/borrow//for-individuals//", "/borrow/for-individuals"],
  ["/careers/jobslisting", "/careers/jobsListing"],
  ["/ways-to-bank/LOCATION/atms", "/ways-to-bank/location/ATMS"],
  ["/SW/", "/sw"],
  ["/SW//Borrow", "/sw/borrow"],
  ["/sw/About-Us", "/about-us"],
  ["/sw/about-us/", "/about-us"],
  // Not redirected by this function: the page may be translated later, and caches must not keep the redirect.
  ["/sw/about-us", "/sw/about-us"],
  ["/Careers//Ab1-Cd/APPLY", "/careers/Ab1-Cd/apply"],
  ["/SW/Careers/Ab1-Cd/Apply", "/sw/careers/Ab1-Cd/apply"],
  ["/Search/Home%20Loan%2FX", "/search/Home%20Loan%2FX"],
  ["/documents/Report.PDF", "/documents/Report.PDF"],
])("%s is the page %s", (path, address) => {
  expect(canonical(path)).toBe(address);
});

test.each([
  "/Nowhere",
  "/borrow//for-nobody",
  "/search/a//b",
  "/documents//investors//Annual.pdf",
  "/sw//evil.example",
  "/Favicon.svg",
])("%s is not a page", (path) => {
  expect(canonical(path)).toBeUndefined();
});
