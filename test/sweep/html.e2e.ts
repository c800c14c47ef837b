import { expect, test } from "@playwright/test";
import { languageOf } from "#domain/pages/language.ts";
import { addresses } from "../support/site.ts";

/** Asked for without a browser, so that every address is; browsers look at each kind of page, and deep tests at all. */
test("every page is named, headed in order, and has a label for each field", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address);
    const html = await response.text();
    const found = [
      ...(response.status() === 200 ? [] : [`status ${response.status()}`]),
      ...headFaults(html, `${baseURL}${address}`, languageOf(address).language),
      ...headingFaults(html),
      ...unlabelled(html),
    ];
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

function headFaults(html: string, url: string, language: string) {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
  return [
    ...(canonical === url ? [] : [`canonical ${canonical}`]),
    ...(lang?.startsWith(language) ? [] : [`lang ${lang}`]),
  ];
}

/** One heading of the page, and none that skips a level on the way down. */
function headingFaults(html: string) {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  const firsts = levels.filter((level) => level === 1).length;
  const skips = levels.filter((level, i) => level > (levels[i - 1] ?? level) + 1);
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...(skips.length === 0 ? [] : [`heading levels ${levels.join(" ")}`]),
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
