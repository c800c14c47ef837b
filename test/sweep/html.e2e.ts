import { expect, test } from "@playwright/test";
import { languageOf } from "#domain/pages/language.ts";
import { link } from "#app/pages/link.ts";
import { addresses } from "../support/site.ts";

/** Asked for without a browser, so that every address is; browsers look at each kind of page, and deep tests at all. */
test("every page is named, headed in order, and has a label for each field", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address);
    const html = await response.text();
    const found = [
      ...(response.status() === 200 ? [] : [`status ${response.status()}`]),
      ...headErrors(html, `${baseURL}${address}`, languageOf(address).language),
      ...headingErrors(html),
      ...unlabelled(html),
      ...firstScreenErrors(html, address),
    ];
    errors.push(...found.map((error) => `${address}: ${error}`));
  }
  expect(errors).toEqual([]);
});

function headErrors(html: string, url: string, language: string) {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
  return [
    ...(canonical === url ? [] : [`canonical ${canonical}`]),
    ...(lang?.startsWith(language) ? [] : [`lang ${lang}`]),
  ];
}

/** One heading of the page, and none that skips a level on the way down. */
function headingErrors(html: string) {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  const firsts = levels.filter((level) => level === 1).length;
  const skips = levels.filter((level, i) => level > (levels[i - 1] ?? level) + 1);
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...(skips.length === 0 ? [] : [`heading levels ${levels.join(" ")}`]),
  ];
}

/** A page that expects what it has not is painted at its end. */
function firstScreenErrors(html: string, address: string) {
  const expected = [...html.matchAll(/<link rel="expect" href="#([^"]+)"/g)].map(([, id]) => id);
  const missing = expected.filter((id) => !html.includes(` id="${id}"`));
  const highest = html.match(/ fetchPriority="high"/g)?.length ?? 0;
  // The largest picture of its first screen is one on a phone and another on a desk.
  const most = address.endsWith(link("/about-us")) ? 2 : 1;
  return [
    ...missing.map((id) => `expects ${id}, which is not there`),
    ...(highest > most ? [`${highest} pictures before all others`] : []),
  ];
}

function unlabelled(html: string) {
  const labelled = new Set([...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id));
  const wrapped = [...html.matchAll(/<label[\s>].*?<\/label>/gs)].map(([label]) => label).join("");
  return [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/ type="(?:hidden|submit|button)"/.test(tag))
    .filter((tag) => !/ aria-label(?:ledby)?="[^"]+"/.test(tag) && !wrapped.includes(tag))
    .filter((tag) => !labelled.has(/ id="([^"]+)"/.exec(tag)?.[1]))
    .map((tag) => `no label: ${tag}`);
}
