import { languageOf } from "#domain/texts/language.ts";
import { content } from "#test/support/content/content.ts";
import { expect, type ParsedPage, test } from "#test/support/site/fetched-pages.ts";
import { schemaErrors, typesIn } from "#test/support/site/schema-org.ts";
import { addresses, unlistedAddresses } from "#test/support/site/site.ts";

/** Search engines and previews read the HTML. */
test("every page is served, names its URL and language, and has its own title, description and preview", async ({
  pages,
  documents,
  baseURL,
}) => {
  expect(pages.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([]);
  const errors: string[] = [];
  const taken = new Map<string | undefined, string>();
  for (const { address, title, lang, canonical, tags } of await documents.evaluate(readHeads)) {
    const tag = new Map(tags);
    const say = (error: string) => errors.push(`${address}: ${error}`);
    const description = tag.get("description") ?? "";
    for (const words of new Set([title, tag.get("og:title"), description])) {
      if (!words || taken.has(words)) say(`has the words of ${taken.get(words)}: ${words}`);
      taken.set(words, address);
    }
    // Two full stops at the end of a sentence: two texts were wrongly joined.
    if (description.length < 40 || /[.!?][,.;]/.test(description)) say(description);
    if (!lang.startsWith(languageOf(address).language)) say(`in ${lang}`);
    for (const url of [canonical, tag.get("og:url")])
      if (url !== `${baseURL}${address}`) say(`is called ${url}`);
    if (!/^(website|article|profile)$/.test(tag.get("og:type") ?? "")) say("og:type");
    if (tag.get("twitter:card") !== "summary_large_image") say("twitter:card");
    const picture = tag.get("og:image")?.replace(baseURL ?? "", "");
    const known = Object.values(content.sharePictures).find(({ src }) => src === picture);
    if (!known) say(`og:image ${picture}`);
    if (tag.get("og:image:alt") !== known?.alt) say("og:image:alt");
    if (`${tag.get("og:image:width")} ${tag.get("og:image:height")}` !== "1200 630")
      say("the size of og:image");
  }
  expect(errors).toEqual([]);
});

/** A tag with two names is there under both. */
const readHeads = (all: readonly ParsedPage[]) =>
  all.map(({ address, page }) => ({
    address,
    title: page.title,
    lang: page.documentElement.lang,
    canonical: page.querySelector("link[rel=canonical]")?.getAttribute("href"),
    tags: [...page.querySelectorAll("head meta[content]")].flatMap((tag) =>
      ["name", "property"].map(
        (name) => [tag.getAttribute(name), tag.getAttribute("content") ?? ""] as const,
      ),
    ),
  }));

test("every page has structured data, with pictures that exist, and no specimen", async ({
  documents,
  request,
}) => {
  const errors: string[] = [];
  const types = new Set<string>();
  const pictures = new Set<string>();
  for (const { address, texts } of await documents.evaluate(readData)) {
    for (const text of texts) {
      const data: unknown = JSON.parse(text);
      const found = [...schemaErrors(data), ...specimensIn(text), ...misplacedIn(text)];
      errors.push(...found.map((error) => `${address}: ${error}`));
      for (const [picture] of text.matchAll(/https?:[^"]+\.(?:jpg|png|webp|avif|svg)(?=")/g))
        pictures.add(picture);
      for (const type of typesIn(data)) types.add(type);
    }
  }
  expect(errors).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining([
      ...["BankOrCreditUnion", "Corporation", "WebSite", "SearchAction", "BreadcrumbList"],
      ...["BankAccount", "DepositAccount", "LoanOrCredit", "MortgageLoan", "InsuranceAgency"],
      ...["JobPosting", "NewsArticle", "Person"],
    ]),
  );
  expect(pictures.size).toBeGreaterThan(20);
  for (const picture of pictures) {
    const { pathname } = new URL(picture);
    const answer = await request.head(pathname);
    expect(answer.headers()["content-type"], pathname).toMatch(/^image\//);
  }
});

const { phone, mail } = content.settings;
/** The specimen numbers and addresses. */
const specimens = [
  ...(phone.provenance === "specimen" ? [phone.dial] : []),
  ...(mail.provenance === "specimen" ? Object.values(mail.mailboxes) : []),
];
const specimensIn = (text: string) => specimens.filter((specimen) => text.includes(specimen));

/** Of a list, such as the breadcrumb: its places count from 1. */
const misplacedIn = (text: string) => {
  const places = [...text.matchAll(/"position":(\d+)/g)].map(([, place]) => Number(place));
  return places.every((place, i) => place === i + 1) ? [] : ["places out of order"];
};

const readData = (all: readonly ParsedPage[]) =>
  all.map(({ address, page }) => ({
    address,
    texts: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  }));

test("the sitemaps contain exactly the URLs of the sweep", async ({ request, baseURL }) => {
  const locationsIn = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, location = ""]) => location.replaceAll("&amp;", "&"),
    );
  const lists = await Promise.all((await locationsIn("/sitemap.xml")).map(locationsIn));
  const listed = lists.flat().map((location) => location.replace(baseURL ?? "", ""));
  const expected = addresses.filter((address) => !unlistedAddresses.includes(address));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("error pages and answers to visitors' input are not indexed", async ({ ask }) => {
  const missing = await ask("/no/such/page/anywhere");
  expect(missing.status).toBe(404);
  expect(missing.html).not.toContain("og:url");
  expect((await ask("/search/loan")).html).toContain('content="noindex, follow"');
});
