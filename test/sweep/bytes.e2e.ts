import { brotliCompressSync } from "node:zlib";
import { link } from "#app/pages/link.ts";
import { applyAddress } from "#test/support/browser/application-page.ts";
import { expect, ofEach, type ParsedPage, test } from "#test/support/site/fetched-pages.ts";
import { pageBudget, spareOf, weighScripts } from "#test/support/browser/page-weight.ts";

/** The heaviest kind of page, without its text: about 2,550 words, and there is room for 500 more. */
const mostCode = 10_700;

test("every page, and the application, which is in no sitemap, is within its byte budget", async ({
  pages,
  ask,
  baseURL,
}) => {
  const scriptsOf = weighScripts(`${baseURL}`);
  const weighed = await ofEach(
    [...pages, await ask(applyAddress)],
    async ({ address, bytes, html }) => {
      const weight = { html: bytes, scripts: await scriptsOf(html) };
      return { address, ...weight, spare: spareOf(weight) };
    },
  );
  const [heaviest] = weighed.toSorted((a, b) => a.spare - b.spare);
  console.info(`Least is left of ${heaviest?.address}: ${heaviest?.spare} bytes`);
  for (const { address, spare } of weighed)
    if (spare < pageBudget.spare) console.warn(`${address} has ${spare} bytes left of its budget`);
  expect(
    weighed.filter(
      ({ html, scripts, spare }) => !(html > 0 && spare >= 0) || scripts > pageBudget.scripts,
    ),
  ).toEqual([]);
});

test("the heaviest kind of page leaves room for the words of editors", async ({ pages }) => {
  const page = pages.find(({ address }) => address === link("/calculators/loan-cost"));
  const code = page?.html.replaceAll(/<style>.*?<\/style>|(?<=>)[^<]+/gs, (part) =>
    part.startsWith("<style") ? part : "",
  );
  expect(code).toBeDefined();
  expect(brotliCompressSync(code ?? "").length).toBeLessThanOrEqual(mostCode);
});

test("no page holds an inline script, or other styles than its own element of them", async ({
  documents,
  ask,
  parse,
}) => {
  expect(await documents.evaluate(findInline)).toEqual([]);
  const application = await parse([await ask(applyAddress)]);
  expect(await application.evaluate(findInline)).toEqual([]);
});

const findInline = (all: readonly ParsedPage[]) =>
  all.flatMap(({ address, page }) => {
    const other =
      "script:not([src], [type='application/ld+json']), [style], link[rel=stylesheet]:not([media=print])";
    const found = [...page.querySelectorAll(other)].map(({ outerHTML }) => outerHTML);
    const styles = page.querySelectorAll("style").length;
    return [...found, ...(styles === 1 ? [] : [`${styles} elements of styles`])].map(
      (error) => `${address}: ${error.slice(0, 120)}`,
    );
  });
