import { expect, test } from "vitest";
import { once } from "./page-parameters.ts";
import { createPageUrl } from "./page-url.ts";

const root = { id: "root", module: { default: () => null } };
const page = (path: string, parameters?: object) => ({
  id: path,
  parentId: "root",
  path,
  module: { default: () => null, ...(parameters && { handle: { parameters } }) },
});
const pages = [
  page("list", once(["page", "year"])),
  page("lists/:name"),
  page("lists/all", once(["page"])),
  page("compare", { family: 1, product: 2 }),
  page("*"),
];
const pageUrl = createPageUrl({
  routes: Object.fromEntries([root, ...pages].map((route) => [route.id, route])),
});

test.each([
  ["/list?utm_source=x", "/list"],
  ["/list?", "/list"],
  ["/list?fbclid=1&page=2", "/list?page=2"],
  ["/list?year=2024&page=2", "/list?page=2&year=2024"],
  ["/list?page=", "/list?page="],
  ["/list?page=2&page=3", "/list?page=2"],
  ["/list?year=a%26page%3D1", "/list?year=a%26page%3D1"],
  ["/sw/list?page=2&family=x", "/sw/list?page=2"],
  ["/LIST?page=2", "/LIST?page=2"],
])("the page URL of %s is %s", (asked, url) => {
  expect(pageUrl(asked)).toBe(url);
});

test.each(["/lists/some?page=2", "/nowhere?page=2", "/?page=2", "/sw?page=2", "/%?page=2"])(
  "%s has one cache key for any query, because it declares no parameter",
  (asked) => {
    expect(pageUrl(asked)).toBe(asked.replace("?page=2", ""));
  },
);

test("the more exact route decides", () => {
  expect(pageUrl("/lists/all?page=2")).toBe("/lists/all?page=2");
});

test("a repeated parameter is kept up to its limit", () => {
  const asked = "/compare?product=a&product=b&product=c&family=borrow&family=insure";
  expect(pageUrl(asked)).toBe("/compare?family=borrow&product=a&product=b");
});

test("a long value is cut off", () => {
  expect(pageUrl(`/list?page=${"9".repeat(5000)}`)).toBe(`/list?page=${"9".repeat(201)}`);
});
