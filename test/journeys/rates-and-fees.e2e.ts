import { parse } from "csv-parse/sync";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { findPrices, priceList } from "#app/pages/tools/rates-and-fees/price-list.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatFact } from "#domain/products/fact.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { loanPricing, prices, products, ratesAndFees: texts } = content;
const list = priceList(products);
const priced = found(list[0]);
const fee = found(priced.facts[0]);

withAndWithoutScript(() => {
  test("a fee is found by its name and links to its product", async ({ page }) => {
    await page.goto(link("/rates-and-fees"));
    const main = page.getByRole("main");
    await main.getByLabel(texts.term).fill(fee.label);
    await main.getByRole("button", { name: texts.show }).click();
    const query = new URLSearchParams({ term: fee.label, family: "all" });
    await expect(page).toHaveURL(`${link("/rates-and-fees")}?${query}#answer`);
    const matching = findPrices(list, { term: fee.label, family: undefined }, "en");
    await expect(main.locator("th[scope=row]")).toHaveCount(
      matching.reduce((sum, { facts }) => sum + facts.length, 0),
    );
    const figure = main.locator("th[scope=row]", { hasText: fee.label }).first().locator("+ td");
    await expect(figure).toContainText(formatFact(fee));
    await main.getByRole("link", { name: priced.title, exact: true }).first().click();
    await expect(page).toHaveURL(priced.path);
  });
});

for (const { term, meant } of [{ term: "legder", meant: "ledger" }, { term: "ledger" }])
  test(`a search for ${term} names the word that was searched for instead, if any`, async ({
    visitor,
  }) => {
    const page = await visitor.open(`${link("/rates-and-fees")}?term=${term}`);
    const [start = ""] = fillText(content.search.instead, { term, words: "|" }).split("|");
    expect(page.text("main").includes(start)).toBe(meant !== undefined);
    if (meant) expect(page.text("main")).toContain(`${start}“${meant}”`);
    expect(page.texts("main th[scope=row]")).not.toEqual([]);
  });

test("an unpublished price links to the form, with the question in its message", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(link("/rates-and-fees"));
  const asked = page.getByRole("region", { name: texts.askedMost.title });
  const unpublished = asked.locator("dl > div").filter({ hasText: prices.ask });
  if ((await unpublished.count()) === 0) return;
  await unpublished.first().getByRole("link", { name: prices.ask }).click();
  await expect(page).toHaveURL(/^[^?]*\/enquire\//);
  await expect(page.locator("[name=message]")).not.toHaveValue("");
});

test("until loan prices are published, the kinds of loan are named, and no table is empty", async ({
  visitor,
}) => {
  const isPublished = [loanPricing.reference, ...loanPricing.classes].some(
    ({ asOf }) => asOf !== null,
  );
  const page = await visitor.open(link("/rates-and-fees"));
  const loans = "section[aria-labelledby=loan-prices]";
  expect(page.texts(`${loans} table`)).toHaveLength(isPublished ? 1 : 0);
  expect(page.texts(`${loans} ${isPublished ? "th[scope=row]" : "li"}`)).toEqual(
    loanPricing.classes.map(({ name }) => expect.stringContaining(name)),
  );
  expect(page.text(loans).includes(texts.loans.blankNote)).toBe(!isPublished);
});

test("the downloads contain every figure on the page", async ({ request, visitor }) => {
  const page = await visitor.open(paths.ratesAndFees("all"));
  const shown = page.texts("main th[scope=row] + td").length;
  const csv = await request.get("/rates-and-fees/prices.csv");
  expect(csv.headers()["content-type"]).toContain("text/csv");
  const rows: Record<string, string>[] = parse(await csv.text(), { bom: true, columns: true });
  const gaps = rows.filter(({ status }) => status === "not published");
  expect(rows).toHaveLength(shown + gaps.length);
  expect(gaps).not.toHaveLength(0);
  const json = await request.get("/rates-and-fees/prices.json");
  expect(await json.json()).toMatchObject({
    checkedOn: texts.checkedOn,
    loanPricing: { reference: loanPricing.reference },
    figures: { length: rows.length },
  });
});
