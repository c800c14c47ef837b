import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { groupRedirects } from "./group-redirects.ts";

type Products = Parameters<typeof groupRedirects>[0];

const product = (slug: string, ...groups: string[]): Products[number] => ({
  family: "borrow",
  audiences: ["for-individuals"],
  slug,
  title: slug,
  groups: groups.map((path) => ({ path, title: path })),
});

const homes = "/borrow/for-individuals/homes";

test.each<[string, Products, string, string | undefined]>([
  ["a group without its product", [product("homes", "plot")], "for-individuals/plot", "plot"],
  ["a group without its audience", [product("homes", "plot")], "plot", "plot"],
  ["a product without its audience", [product("homes", "plot")], "homes", ""],
  [
    "a group that is named as a product",
    [product("homes", "plot"), product("plot")],
    "for-individuals/plot",
    undefined,
  ],
  [
    "a group that two products have",
    [product("homes", "plot"), product("farms", "plot")],
    "for-individuals/plot",
    undefined,
  ],
  ["a name of two pages", [product("homes", "plot"), product("plot")], "plot", undefined],
])("%s redirects to the only page with that name, or nowhere", (_, products, from, group) => {
  const found = groupRedirects(products).filter((each) => each.from === `/borrow/${from}`);
  const to = group === "" ? homes : `${homes}/${group}`;
  expect(found).toEqual(group === undefined ? [] : [{ from: `/borrow/${from}`, to }]);
});

test("a group is also found under the names of the same group for another audience, below its own audience only", () => {
  const titled = { ...product("homes"), groups: [{ path: "plot", title: "Plot loan" }] };
  const premises: Products[number] = {
    ...product("premises", "plot"),
    audiences: ["for-business"],
  };
  const found = groupRedirects([titled, premises]).filter(({ from }) => /plot-loan$/.test(from));
  expect(found).toContainEqual({
    from: "/borrow/for-business/plot-loan",
    to: "/borrow/for-business/premises/plot",
  });
  expect(found).toContainEqual({ from: "/borrow/plot-loan", to: `${homes}/plot` });
});

test("the bank's own addresses redirect too, unless a product has the name", () => {
  expect(groupRedirects([product("homes", "plot")])).toContainEqual({
    from: "/banking/me/plot",
    to: `${homes}/plot`,
  });
});

test("the site's root redirects too, if only one page has the name", () => {
  const short = ({ from }: { from: string }) => !from.slice(1).includes("/");
  expect(
    groupRedirects([product("homes", "plot"), product("farms", "plot")]).filter(short),
  ).toEqual([
    { from: "/homes", to: homes },
    { from: "/home", to: homes },
    { from: "/farms", to: "/borrow/for-individuals/farms" },
    { from: "/farm", to: "/borrow/for-individuals/farms" },
  ]);
});

test.each([
  ["/borrow/for-individuals/plot-loan", `${homes}/plot`],
  ["/borrow/for-individuals/homes/plot-loan", `${homes}/plot`],
  ["/borrow/plot-loan", `${homes}/plot`],
  ["/banking/me/plot-loan", `${homes}/plot`],
  ["/borrow/for-individuals/houses-and-flats-to-live-in", homes],
  ["/houses-and-flats-to-live-in", homes],
  ["/borrow/for-individuals/plotloan", `${homes}/plot`],
  ["/banking/me/plot-loans", `${homes}/plot`],
  ["/borrow/for-individuals/homes/plots", `${homes}/plot`],
  ["/borrow/for-individuals/home", homes],
  ["/borrow/for-individuals/flats", homes],
  ["/banking/me/flat", homes],
])("%s, from a title or another name, leads to the page of that name", (from, to) => {
  const titled = {
    ...product("homes"),
    title: "Houses and flats (to live in)",
    groups: [{ path: "plot", title: "Plot loan" }],
  };
  expect(groupRedirects([titled], [{ from: "/flats", to: homes }])).toContainEqual({ from, to });
});

const homeLoan = "/borrow/for-individuals/property-financing/home-loan";

test.each([
  ["/borrow/for-individuals/home-loan", homeLoan],
  ["/borrow/for-individuals/homeloans", homeLoan],
  ["/borrow/for-individuals/mortgage", homeLoan],
  ["/borrow/for-individuals/mortgages", homeLoan],
  ["/banking/me/home-loans", homeLoan],
  ["/banking/me/carloan", "/borrow/for-individuals/car-loan"],
  ["/borrow/for-business/letter-of-credit", "/borrow/for-business/trade-finance"],
  ["/banking/business/letters-of-credit", "/borrow/for-business/trade-finance"],
])("%s, another name of a page, redirects there", (from, to) => {
  expect(content.redirects).toContainEqual({ from, to });
});
