import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/", "/"],
  ["/borrow/for-individuals/plot?utm_source=x", "/borrow/for-individuals/plot"],
  ["/calculators/mortgage?amount=5000000&rate=14&years=20", "/calculators/mortgage"],
  ["/hfc#amount=5000000", "/hfc"],
  ["/?a=1?b=2", "/"],
  ["/assets/entry-a1b2c3d4.js", "/assets/entry-a1b2c3d4.js"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/search", "/search"],
  ["/search/", "/search/"],
  ["/search?term=divorce", "/search"],
  ["/search.json?term=divorce", "/search.json"],
  ["/searching", "/searching"],
  ["/search-tips", "/search-tips"],
  ["/sw/search", "/sw/search"],
])("%j is logged as %s", (target, path) => {
  expect(loggedPath(target)).toBe(path);
});

test.each([
  "/search/divorce",
  "/search/a/divorce",
  "/search/my%20divorce",
  "/search/a%0Adivorce?page=2",
  "/Search/divorce",
  "/SEARCH/divorce",
  "/search//divorce",
  "/search/../divorce",
  "/search%2Fdivorce",
  "/search%252fdivorce",
  "/search;divorce",
  "/search\\divorce",
  "/search%20divorce",
  "/search.json/divorce",
])("the term of %j is not logged", (target) => {
  expect(loggedPath(target)).toBe("/search/(term)");
  expect(loggedPath(target, true)).toBe("/search/(term)");
});

test.each(["/sw/search/divorce", "/SW/Search/divorce", "/sw/sw/search/divorce"])(
  "the term of %j in Kiswahili is not logged",
  (target) => {
    expect(loggedPath(target)).toBe("/sw/search/(term)");
  },
);

test.each([
  "",
  "*",
  "//search/divorce",
  "/sw//search/divorce",
  "/./search/divorce",
  "/hfc/../search/divorce",
  "/hfc/..",
  "\\search\\divorce",
  "/\\search/divorce",
  "/%73earch/divorce",
  "/%2573earch/divorce",
  "/%25%37%33earch/divorce",
  "/s%65arch/%zz-divorce",
  "/%2Fsearch/divorce",
  "/%5csearch%5Cdivorce",
  "/SW/%73earch/divorce",
  "/hfc/%2e%2e/search/divorce",
  "http://www.example.org/search/divorce",
  "http://0712345678.example",
  "/calculators/mortgage%3Famount=5000000",
  "/hfc/zawadi@mail.example",
  "/hfc/zawadi%2540mail.example",
  "/0712%20345%20678",
  "/I lost my card",
  "/Zawadi%20Omwamba",
  "/%E2%80%AEx",
  "/hfc\n",
])("%j is unusual and is not logged", (target) => {
  expect(loggedPath(target)).toBe("(unusual)");
  expect(loggedPath(target, true)).toBe("(unusual)");
});

test.each([
  ["/borow/for-individuals", "/borow/for-individuals"],
  ["/wp-login.php", "/wp-login.php"],
  ["/.env", "/.env"],
  ["/results-2024", "/results-2024"],
  ["/0712345678", "/(typed)"],
  ["/0712-345-678", "/(typed)"],
  ["/hfc/0712.345.678/me", "/hfc/(typed)/me"],
  [`/${"a".repeat(61)}`, "/(typed)"],
])("of the unknown address %j is logged %s", (target, path) => {
  expect(loggedPath(target, true)).toBe(path);
});
