import { paths } from "#app/pages/paths.ts";
import { groupAddresses, productAddresses } from "#test/support/content/catalogue.ts";
import { content } from "#test/support/content/content.ts";
import { expect, ofEach, test } from "#test/support/site/fetched-pages.ts";

/** CAT-3: named parts of product pages. */
const sections = [
  "features-benefits",
  "requirements",
  "key-benefits",
  "eligibility-requirement",
  "accessibility",
  "tenor",
  "fees-rates",
  "fees-and-rates",
  "benefits",
  "loan-details",
  "access-channels",
];

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test("every product is at its URL, under each of its audiences", async ({ ask }) => {
  const wrong: string[] = [];
  for (const { status, html, address } of await ofEach(productAddresses, ask))
    if (status !== 200 || !headingOf(html)) wrong.push(`${status} ${address}`);
  expect(wrong).toEqual([]);
});

test("every group is too, with its own title", async ({ ask }) => {
  const wrong: string[] = [];
  for (const address of groupAddresses) {
    const { status, html } = await ask(address);
    const product = await ask(address.slice(0, address.lastIndexOf("/")));
    if (status !== 200 || headingOf(html) === headingOf(product.html))
      wrong.push(`${status} ${address}`);
  }
  expect(wrong).toEqual([]);
});

test("some product has each named section, at its own path", async ({ ask }) => {
  const pages = await ofEach([...productAddresses, ...groupAddresses], ask);
  for (const section of sections) {
    const tab = new RegExp(`href="(/[^"#]+/${section})(?:#[^"]*)?"`);
    const address = pages.map(({ html }) => tab.exec(html)?.[1]).find(Boolean);
    const { status, html } = await ask(`${address}`);
    expect({ section, status }).toEqual({ section, status: 200 });
    expect(html).toMatch(new RegExp(`href="${address}(?:#[^"]*)?"[^>]*aria-current="page"`));
  }
});

test("CAT-20: a section under another name answers to both, and the page keeps its canonical path", async ({
  ask,
  baseURL,
}) => {
  for (const [home, part, shown] of [
    ["/insure/for-individuals/health-insurance", "features-benefits", "cover"],
    ["/borrow/for-individuals/mobile-loan", "requirements", "eligibility-requirement"],
    ["/borrow/for-business/property-financing/plot", "features-benefits", "loan-details"],
  ] as const) {
    const { status, html } = await ask(`${home}/${part}`);
    expect(status).toBe(200);
    expect(html).toMatch(new RegExp(`href="${home}/${shown}#[^>]*aria-current="page"`));
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${home}"`);
  }
  const banking = await ask("/banking/me/health-insurance/features-benefits");
  expect(banking.status).toBe(200);
  expect(banking.html).toContain(`href="${baseURL}/insure/for-individuals/health-insurance"`);
});

test("a family lists its products for individuals and for the diaspora; an audience lists its own", async ({
  ask,
}) => {
  for (const { family, audiences, slug } of content.products) {
    const toProduct = new RegExp(`href="/${family}/[\\w-]+/${slug}"`);
    for (const audience of audiences) {
      expect((await ask(paths.familyAudience(family, audience))).html).toMatch(toProduct);
      if (audience === "for-individuals" || audience === "for-diaspora")
        expect((await ask(paths.family(family))).html).toMatch(toProduct);
    }
  }
});

test("a correct slug under a wrong audience redirects to the right one", async ({ ask }) => {
  for (const [wrong, right] of [
    ["/borrow/for-business/personal-loan", "/borrow/for-individuals/personal-loan"],
    ["/borrow/for-institutions/overdrafts", "/borrow/for-business/overdrafts"],
    ["/borrow/for-individuals/sme-loans/term-loan", "/borrow/for-business/sme-loans/term-loan"],
    [
      "/save-invest/for-diaspora/current-account/bundled",
      "/save-invest/for-individuals/current-account/bundled",
    ],
    [
      "/save-invest/for-individuals/diaspora-call-account",
      "/save-invest/for-diaspora/diaspora-call-account",
    ],
    ["/insure/for-individuals/marine", "/insure/for-business/marine"],
    ["/insure/for-business/motor-insurance", "/insure/for-individuals/motor-insurance"],
    [
      "/move-money-trade/for-diaspora/foreign-exchange-solutions",
      "/move-money-trade/for-individuals/foreign-exchange-solutions",
    ],
    ["/insure/for-individuals/car-insurance", "/insure/for-individuals/motor-insurance"],
  ] as const) {
    expect(await ask(wrong)).toMatchObject({ status: 301, target: right });
    expect((await ask(right)).status).toBe(200);
  }
});
