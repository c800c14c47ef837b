import { shownPrices } from "#app/parts/prices/shown-prices.ts";
import { paths } from "#app/pages/paths.ts";
import { formatFact, formatFigure } from "#domain/products/fact.ts";
import { content } from "#test/support/content/content.ts";
import { expect, type ParsedPage, test } from "#test/support/site/fetched-pages.ts";

/** CAT-11: each page of a product or of a group, with the figures that its record gives it. */
const shown = content.products.flatMap((product) => {
  const { family, slug, audiences, groups } = product;
  const at = { family, slug, audience: audiences[0] };
  return [
    { address: paths.product(at), product, group: undefined },
    ...groups.map((group) => ({ address: paths.product(at, group.path), product, group })),
  ];
});

test("the page of a product shows every figure of its record", async ({ documents }) => {
  const texts = new Map(await documents.evaluate(readOwnTexts));
  const missing = shown.flatMap(({ address, product, group }) => {
    const text = texts.get(address)?.toLowerCase() ?? "";
    return (group ?? product).facts
      .filter((fact) => fact.expireAt === undefined)
      .filter((fact) => ![formatFact(fact), formatFigure(fact)].some((words) => isIn(text, words)))
      .map(({ id }) => `${address}: ${id}`);
  });
  expect(texts.size).toBeGreaterThan(shown.length);
  expect(missing).toEqual([]);
});

const isIn = (text: string, words: string) => text.includes(words.toLowerCase());

test("a page's key facts are its own figures only, and its price has those it names", async ({
  documents,
}) => {
  const tables = new Map(await documents.evaluate(readTables));
  expect([...tables.values()].some(({ glance }) => glance.length > 0)).toBe(true);
  const wrong = shown.flatMap(({ address, product, group }) => {
    const { glance = [], values = [] } = tables.get(address) ?? {};
    const own =
      [group?.facts, product.facts, product.groups[0]?.facts].find((facts) => facts?.length) ?? [];
    const lines = own.map((fact) => `${fact.label}: ${formatFact(fact)}`);
    const prices = shownPrices(content, product, group).flatMap(({ fact }) => fact ?? []);
    const lost = prices.filter(
      (fact) => !values.some((value) => value.startsWith(formatFact(fact))),
    );
    return [...glance.filter((line) => !lines.includes(line)), ...lost.map(({ id }) => id)].map(
      (line) => `${address}: ${line}`,
    );
  });
  expect(wrong).toEqual([]);
});

/** Runs in the page. The figures that a page gives for its own product. */
function readOwnTexts(all: readonly ParsedPage[]) {
  return all.map(({ address, page }) => {
    const others = page.querySelector("main [aria-labelledby=more-products]");
    const texts = [...page.querySelectorAll("main *:not(script, style)")]
      .filter((element) => !others?.contains(element))
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue ?? "");
    return [address, texts.join("\n")] as const;
  });
}

/** Runs in the page. */
function readTables(all: readonly ParsedPage[]) {
  const textOf = (element: Element | null) => element?.textContent.trim() ?? "";
  return all.map(({ address, page }) => {
    const rows = [...page.querySelectorAll("[aria-labelledby=key-facts] dl > div")];
    const glance = rows.map(
      (row) => `${textOf(row.querySelector("dt"))}: ${textOf(row.querySelector("dd > span"))}`,
    );
    const values = [...page.querySelectorAll("main dl > div > dd")].map(textOf);
    return [address, { glance, values }] as const;
  });
}

const insured = content.products.filter(({ underwriters }) => underwriters.length > 0);

test("every insurance page names its panel, and then other licensed underwriters", async ({
  documents,
}) => {
  const panels = new Map(await documents.evaluate(readPanels));
  expect(insured.length).toBeGreaterThan(0);
  for (const { family, slug, audiences, underwriters } of insured) {
    const address = paths.product({ family, slug, audience: audiences[0] });
    const names = underwriters.map(
      (id) => content.underwriters.find((each) => each.id === id)?.name ?? id,
    );
    expect(panels.get(address), address).toEqual({
      names,
      note: content.messages.otherUnderwriters,
    });
  }
});

const readPanels = (all: readonly ParsedPage[]) =>
  all.map(({ address, page }) => {
    const panel = page.querySelector("[aria-labelledby=underwriters]");
    const names = [...(panel?.querySelectorAll("li") ?? [])].map(
      (each) => each.querySelector("img")?.alt ?? each.textContent,
    );
    return [address, { names, note: panel?.querySelector("p")?.textContent }] as const;
  });
