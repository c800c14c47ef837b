import { expect, test } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { languageOf } from "#domain/pages/language.ts";
import { addresses } from "../support/site.ts";

/** Asked for without a browser, so that every address is; browsers look at some of each kind. */
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
      ...headerErrors(html),
      ...firstScreenErrors(html, address),
      ...(address === "/api/docs" ? [] : namesOfValues(html)),
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

/** A text shows a value, and not its name in braces. */
const namesOfValues = (html: string) =>
  html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ").match(/\{[a-z]\w*\}/gi) ?? [];

/** A lost card is one tap away from every page. */
const headerErrors = (html: string) =>
  /<header[\s\S]*?<\/header>/.exec(html)?.[0].includes(`${link("/fraud-centre")}"`)
    ? []
    : ["no way to block a card in its header"];

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

/** About us, an audience's products, properties: the largest picture of a phone is in a list, that of a desk above it. */
const hasTwoFirstPictures = /\/about-us$|\/for-\w+$|\/property-listing(?!\/view)/;

function firstScreenErrors(html: string, address: string) {
  const expected = [...html.matchAll(/<link rel="expect" href="#([^"]+)"/g)].map(([, id]) => id);
  // Chromium paints as soon as the start tag is there: one within the footer would show half of it.
  const footerEnd = Math.max(0, html.indexOf("</footer>"));
  const early = expected.filter((id) => html.indexOf(` id="${id}"`) < footerEnd);
  const highest = html.match(/ fetchPriority="high"/g)?.length ?? 0;
  const most = hasTwoFirstPictures.test(address) ? 2 : 1;
  return [
    ...early.map((id) => `expects ${id}, which is not there after the footer`),
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
