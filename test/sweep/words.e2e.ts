import { median } from "../../tools/benchmark/figures.ts";
import { groupAddresses, productAddresses } from "#test/support/content/catalogue.ts";
import { expect, ofEach, test } from "#test/support/site/fetched-pages.ts";

/** The most words for half of the product pages. */
const budget = 450;
/** How often a page of a product may send people to ask, or say that something is not published. */
const mostThatAsk = 4;
/** Leaves out other products, which change each hour and would change the count. */
const others = /<section [^>]*aria-labelledby="more-products"[\s\S]*?<\/section>/;

/** Parts of the main content that are not on the screen: data, print styles and texts for screen readers. */
const unseen = [
  /<(script|style|svg|template)\b[\s\S]*?<\/\1>/g,
  /<p hidden=""[\s\S]*?<\/p>/g,
  /<(h2|span) class="visually-hidden">[\s\S]*?<\/\1>/g,
  /<!--[\s\S]*?-->|<[^>]+>/g,
];

/** The words of a page's main content, including closed tabs and answers. */
function visibleText(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return unseen.reduce((rest, pattern) => rest.replaceAll(pattern, " "), main);
}

const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

test("half of the product pages have few words, and none keeps telling people to ask", async ({
  ask,
}) => {
  const pages = await ofEach([...productAddresses, ...groupAddresses], ask);
  const texts = pages.map(({ address, html }) => ({
    address,
    text: visibleText(html.replace(others, "")),
  }));
  const words = texts.map(({ text }) => countWords(text));
  expect(Math.min(...words), "each page was read").toBeGreaterThan(100);
  const middle = median(words);
  console.info(`Words of the median product page: ${middle}`);
  expect(middle).toBeLessThanOrEqual(budget);
  const asking = texts.map(({ address, text }) => ({
    address,
    asks: text.match(/\bask\b|\bnot(?: yet)? published\b/gi)?.length ?? 0,
  }));
  expect(asking.filter(({ asks }) => asks > mostThatAsk)).toEqual([]);
});
