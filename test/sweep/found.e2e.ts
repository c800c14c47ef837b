import { expect, test } from "@playwright/test";
import { content } from "../support/content.ts";
import { schemaErrors, typesIn } from "../support/schema-org.ts";
import { addresses, unlistedAddresses } from "../support/site.ts";

/** Asked for without a browser: what search engines and previews read stands in the HTML. */
test("every page tells search engines and previews what it is", async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  const types = new Set<string>();
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const tags = tagsOf(html);
    const say = (error: string) => errors.push(`${address}: ${error}`);

    const title = tags.get("og:title") ?? "";
    if (titles.has(title)) say(`has the title of ${titles.get(title)}: ${title}`);
    titles.set(title, address);
    if ((tags.get("og:description") ?? "").length < 40) say("no description");
    if (tags.get("og:url") !== baseURL + address) say(`og:url ${tags.get("og:url")}`);
    if (!/^(website|article|profile)$/.test(tags.get("og:type") ?? "")) say("og:type");
    if (tags.get("twitter:card") !== "summary_large_image") say("twitter:card");
    const picture = tags.get("og:image")?.replace(baseURL ?? "", "");
    const known = Object.values(content.sharePictures).find(({ src }) => src === picture);
    if (!known) say(`og:image ${picture}`);
    if (unescape(tags.get("og:image:alt")) !== known?.alt) say("og:image:alt");
    if (`${tags.get("og:image:width")} ${tags.get("og:image:height")}` !== "1200 630")
      say("the size of og:image");

    for (const data of structuredDataOf(html)) {
      for (const error of schemaErrors(data)) say(error);
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
});

test("every picture and icon that the site names is served", async ({ request }) => {
  const pictures = Object.values(content.sharePictures).map(({ src }) => src);
  for (const file of ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", ...pictures]) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["content-type"], file).toMatch(/^image\//);
  }
});

test("the sitemaps hold every address that is swept, and no other", async ({
  request,
  baseURL,
}) => {
  const locationsIn = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, location = ""]) => location.replaceAll("&amp;", "&"),
    );
  const lists = await Promise.all((await locationsIn("/sitemap.xml")).map(locationsIn));
  const listed = lists.flat().map((location) => location.replace(baseURL ?? "", ""));
  const expected = addresses.filter((address) => !unlistedAddresses.includes(address));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("what is no page, or an answer to what somebody typed, is kept from search engines", async ({
  request,
}) => {
  const missing = await request.get("/no/such/page/anywhere");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).not.toContain("og:url");
  expect(await (await request.get("/search/loan")).text()).toContain('content="noindex, follow"');
});

/** By their names; a tag with two names is there under both. */
function tagsOf(html: string) {
  const [head = ""] = html.split("</head>", 1);
  return new Map(
    [...head.matchAll(/<meta ([^>]*)content="([^"]*)"/g)].flatMap(([, names = "", value = ""]) =>
      [...names.matchAll(/(?:name|property)="([^"]*)"/g)].map(
        ([, name = ""]) => [name, value] as const,
      ),
    ),
  );
}

function structuredDataOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text),
  );
}

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" } as const;

function unescape(text = "") {
  return Object.entries(entities).reduce(
    (plain, [entity, character]) => plain.replaceAll(entity, character),
    text,
  );
}
