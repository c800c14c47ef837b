import type { Page } from "@playwright/test";
import { languageOf } from "#domain/pages/language.ts";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";
import { addresses } from "../../support/site.ts";

/** Words without which no sentence gets along, and which the other language and names do not have. */
const english =
  /\b(the|and|of|for|with|your|you|is|are|from|at|be|that|this|our|not|will|can|how|what|when|who)\b/i;
/** A name of the net is the same in every language: www.the-star.co.ke. */
const isHost = (words: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(words.trim());
const kiswahili = /\b(na|ya|wa|kwa|ni|za|katika|yako|wako|yetu)\b/;

const isKiswahili = (address: string) => languageOf(address).language === "sw";
const inKiswahili = [
  ...addresses.filter(isKiswahili),
  ...content.specimenJobs.slice(0, 1).map(({ id }) => `/sw${paths.jobApplication(id)}`),
];

test("what is English on a page in Kiswahili says so, with script and without", async ({
  page,
}) => {
  test.setTimeout(inKiswahili.length * 8_000);
  const unmarked: string[] = [];
  for (const address of inKiswahili) {
    await page.goto(address);
    const inEnglish = new Set(
      (await textsAt(page, languageOf(address).address)).map(({ words }) => words),
    );
    for (const { words, lang } of [...(await textsShown(page)), ...(await textsAt(page, address))])
      if (
        lang === "sw" &&
        !isHost(words) &&
        (english.test(words) || (inEnglish.has(words) && hasSmallWord(words)))
      )
        unmarked.push(`${address}: ${words}`);
  }
  expect([...new Set(unmarked)]).toEqual([]);
});

test("what is Kiswahili on a page in English says so", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/");
  const unmarked: string[] = [];
  for (const address of addresses.filter((each) => !isKiswahili(each)))
    for (const { words, lang } of await textsAt(page, address, kiswahili))
      if (lang !== "sw") unmarked.push(`${address}: ${words}`);
  expect(unmarked).toEqual([]);
});

/** Names begin with capitals, hosts and mail addresses are one word. */
const hasSmallWord = (words: string) => /(?:^|\s)[a-z]{3,}(?:\s|$)/.test(words);

/** Of the page as it is now. */
const textsShown = (page: Page) => page.evaluate(readTexts, {});

/** Of a page as the server sends it. */
const textsAt = (page: Page, address: string, having = /./) =>
  page.evaluate(readTexts, { address, having: having.source });

/** Every text and every text of an attribute, with the language it says it is in. */
async function readTexts({ address, having = "." }: { address?: string; having?: string }) {
  const shown = address === undefined ? document : await pageAt(address);
  const langOf = (element: Element | null) =>
    element?.closest("[lang]")?.getAttribute("lang") ?? "";
  const texts = [...shown.body.querySelectorAll("*:not(script, style)")].flatMap((element) => {
    const lang = langOf(element);
    const attributes = ["aria-label", "alt", "title"].map((name) => element.getAttribute(name));
    const own = [...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? node.textContent : null,
    );
    return [...attributes, ...own].map((words) => ({ words: words?.trim() ?? "", lang }));
  });
  return [...texts, { words: shown.title, lang: langOf(shown.documentElement) }].filter(
    ({ words }) => new RegExp(having).test(words),
  );

  /** The browser parses it as it arrives: trusted types let no script make a page of a text. */
  function pageAt(from: string) {
    return new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("GET", from);
      request.responseType = "document";
      request.setRequestHeader("X-Page-Part", "1");
      request.addEventListener("error", reject);
      request.addEventListener("load", () => {
        if (request.responseXML) resolve(request.responseXML);
        else reject(new Error(`${from} is no page`));
      });
      request.send();
    });
  }
}
