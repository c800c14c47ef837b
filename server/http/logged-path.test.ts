import { expect, test } from "vitest";
import { cpuMs } from "#test/support/cpu-ms.ts";
import { loggedPath, pathsAsLogged } from "./logged-path.ts";

test.each([
  ["/", "/"],
  ["", "/"],
  ["/borrow/for-individuals/plot?utm_source=x", "/borrow/for-individuals/plot"],
  ["/calculators/mortgage?amount=5000000&rate=14&years=20", "/calculators/mortgage"],
  ["/calculators/mortgage%3Famount=5000000", "/calculators/mortgage"],
  ["/calculators/mortgage%253Famount=5000000", "/calculators/mortgage"],
  ["/hfc#amount=5000000", "/hfc"],
  ["/?a=1?b=2", "/"],
  ["*", "*"],
  ["http://www.example.org/hfc", "/hfc"],
  ["http://0712345678.example", "/"],
  ["/assets/entry-a1b2c3d4.js", "/assets/entry-a1b2c3d4.js"],
  ["/articles/100%25-finance", "/articles/100%25-finance"],
])("%j is logged as %s, however often", (target, path) => {
  expect(loggedPath(target)).toBe(path);
  const asLogged = pathsAsLogged();
  expect([asLogged(target), asLogged(target)]).toEqual([path, path]);
});

test.each([
  ["/search", "/search"],
  ["/search?term=divorce", "/search"],
  ["/search.json?term=divorce", "/search.json"],
  ["/searching", "/searching"],
  ["/search-tips", "/search-tips"],
  ["/sw/search", "/sw/search"],
])("%j, which holds no term, is logged as %s", (target, path) => {
  expect(loggedPath(target)).toBe(path);
});

test.each([
  "/search/divorce",
  "/search/a/divorce",
  "/search/a%0Adivorce?page=2",
  "/Search/divorce",
  "/SEARCH/divorce",
  "//search/divorce",
  "/search//divorce",
  "/%73earch/divorce",
  "/%2573earch/divorce",
  "/%252573earch/divorce",
  "/%25%37%33earch/divorce",
  "/s%65arch/%zz-divorce",
  "/search%2Fdivorce",
  "/search%252fdivorce",
  "/%2Fsearch/divorce",
  "/search;divorce",
  "/search%20divorce",
  "/search.json/divorce",
  "/./search/divorce",
  "/hfc/../search/divorce",
  "/hfc/%2e%2e/search/divorce",
  "\\search\\divorce",
  "/\\search/divorce",
  "/%5csearch%5Cdivorce",
  "http://www.example.org/search/divorce",
  "HTTPS://www.example.org:443/%73earch/divorce",
  "http://www.example.org\\search\\divorce",
])("the term of %j is not logged", (target) => {
  expect(loggedPath(target)).toBe("/search/(term)");
  expect(loggedPath(target, true)).toBe("/search/(term)");
});

test.each([
  "/sw/search/divorce",
  "/SW/%73earch/divorce",
  "/sw//search/divorce",
  "/sw/sw/search/divorce",
])("nor that of %j in Kiswahili", (target) => {
  expect(loggedPath(target)).toBe("/sw/search/(term)");
});

test.each([
  ["/borow/for-individuals", "/borow/for-individuals"],
  ["/wp-login.php", "/wp-login.php"],
  ["/results-2024", "/results-2024"],
  ["/0712345678", "/(typed)"],
  ["/0712-345-678", "/(typed)"],
  ["/0712%20345%20678", "/(typed)"],
  ["/hfc/zawadi@mail.example", "/hfc/(typed)"],
  ["/hfc/zawadi%40mail.example", "/hfc/(typed)"],
  ["/hfc/zawadi%2540mail.example", "/hfc/(typed)"],
  ["/I lost my card", "/(typed)"],
  ["/Zawadi%20Omwamba", "/(typed)"],
  ["/%E2%80%AEx", "/(typed)"],
])("of the unknown address %j is logged %s", (target, path) => {
  expect(loggedPath(target, true)).toBe(path);
});

/** Every character of it escaped, the escapes too. */
const escaped = (text: string, times: number): string =>
  times === 0
    ? text
    : escaped(
        text.replaceAll(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
        times - 1,
      );

test("a term is found however often its address was escaped, in no time", () => {
  const [often, deep, tooOften] = [escaped("s", 7), `%${"25".repeat(7000)}73`, escaped("s", 9)];
  const ms = cpuMs(() => {
    expect(loggedPath(`/${often}earch/divorce`)).toBe("/search/(term)");
    expect(loggedPath(`/${deep}earch/divorce`)).toBe("/search/(term)");
    expect(loggedPath(`/${tooOften}earch/divorce`)).toBe("(escaped)");
  });
  expect(ms).toBeLessThan(1000);
});

test("what the site has at one time is masked at another, when it has it no longer", () => {
  const asLogged = pathsAsLogged();
  const target = "/properties/0712345678";
  expect(asLogged(target)).toBe(target);
  expect(asLogged(target, true)).toBe("/properties/(typed)");
  expect(asLogged("/search/divorce")).toBe("/search/(term)");
});
