import { median } from "../../tools/benchmark/figures.ts";
import { groupAddresses, productAddresses } from "../support/catalogue.ts";
import { expect, ofEach, test } from "../support/fetched-pages.ts";
import { visibleWords } from "../support/visible-words.ts";

/** The most words of half the pages of products: what a person needs, and no more. */
const budget = 450;

test("half of the product pages have few words", async ({ ask }) => {
  const pages = await ofEach([...productAddresses, ...groupAddresses], ask);
  const words = pages.map(({ html }) => visibleWords(html));
  expect(Math.min(...words), "each page was read").toBeGreaterThan(100);
  const middle = median(words);
  console.info(`Words of the median product page: ${middle}`);
  expect(middle).toBeLessThanOrEqual(budget);
});
