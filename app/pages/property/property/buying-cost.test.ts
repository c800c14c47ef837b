import { expect, test } from "vitest";
import { specifiedContent as content } from "#test/support/specified-content.ts";
import { buyingCost } from "./buying-cost.ts";

const find = (path: string) => {
  const property = content.properties.find((each) => each.path === path);
  if (!property) throw new Error(`no property ${path}`);
  return property;
};
const figures = (path: string) => buyingCost(find(path), content)?.rows.map(({ figure }) => figure);

test("a home of KES 5.75 million, at 90% over 20 years", () => {
  // CAT-15: commitment fee 77,625, excise 15,525. CAT-16: valuation 28,750, legal 57,500 to 115,000, duty 230,000.
  expect(figures("komarock-heights")).toEqual([
    "KES\u00a0575,000",
    "KES\u00a0984,400 to 1,041,900",
    "KES\u00a064,352",
  ]);
});

test("a plot in Kiambu leaves a fifth to the buyer, over seven years", () => {
  const cost = buyingCost(find("plots-ruiru"), content);
  expect(cost?.rows[0]).toMatchObject({ figure: "KES\u00a0720,000" });
  expect(cost?.href).toBe("/calculators/home-cost?price=3%2C600%2C000&deposit=720%2C000&years=7");
});

test("of business premises only the deposit is known", () => {
  expect(figures("offices-westlands")).toEqual(["KES\u00a06,510,000"]);
});

test("where the price is an old one, the cost says so; without a price there is none", () => {
  expect(buyingCost(find("komarock-heights"), content)?.asOf).toContain("September 2015");
  expect(buyingCost(find("apartment-nyali"), content)?.asOf).toBeUndefined();
  expect(buyingCost(find("k-mall"), content)).toBeUndefined();
});

test("a loan for a home is held against the ceiling of refinanced loans; other buildings have none", () => {
  const loanOf = (askingPrice: number) =>
    buyingCost({ ...find("komarock-heights"), askingPrice }, content)?.refinance?.text;
  // 90% of the price is lent: 10,500,000 and 10,500,001.
  expect(loanOf(11_666_666)).toContain("is under");
  expect(loanOf(11_666_668)).toContain("is above");
  expect(buyingCost(find("offices-westlands"), content)?.refinance).toBeUndefined();
});
