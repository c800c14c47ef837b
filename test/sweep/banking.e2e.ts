import { bankingAudienceIds } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { content } from "#test/support/content/content.ts";
import { expect, type ParsedPage, test as base } from "#test/support/site/fetched-pages.ts";

/** The path of a page of the bank, and the products that it links to. */
function readPlace([only]: readonly ParsedPage[]) {
  const textsOf = (selector: string) =>
    [...(only?.page.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim());
  const hrefsOf = (selector: string) =>
    [...(only?.page.querySelectorAll(selector) ?? [])].map((each) => each.getAttribute("href"));
  return {
    heading: textsOf("h1").join(),
    crumbs: textsOf("main nav:has(ol) li"),
    canonical: hrefsOf("link[rel=canonical]").join(),
    rows: hrefsOf("main section li > a"),
    cards: hrefsOf("main article a"),
    /** Links until their script is there. */
    sections: hrefsOf("tab-set a[aria-controls^=section-]"),
    kinds: hrefsOf("main nav:not(:has(ol)) a"),
    kindNames: textsOf("main nav:not(:has(ol)) a"),
    current: hrefsOf("main nav:not(:has(ol)) a[aria-current=page]"),
  };
}

const test = base.extend<{
  read: (address: string) => Promise<ReturnType<typeof readPlace> & { status: number }>;
}>({
  read: async ({ ask, parse }, use) => {
    await use(async (address) => {
      const page = await ask(address);
      return { status: page.status, ...(await (await parse([page])).evaluate(readPlace)) };
    });
  },
});

const labelOf = (id: string) => content.landings.find((each) => each.id === id)?.label ?? "";

for (const id of bankingAudienceIds)
  test(`/banking/${id} and /hfc/${id} show the bank's products for their audience`, async ({
    read,
  }) => {
    const landing = await read(`/banking/${id}`);
    expect(landing.heading).toBe(labelOf(id));
    const toBank = landing.rows.filter((href) => href?.startsWith(`/banking/${id}/`));
    expect(toBank.length).toBeGreaterThan(landing.rows.length - 2);

    const list = await read(`/hfc/${id}`);
    expect(list.heading).toContain(labelOf(id));
    expect(list.cards).not.toEqual([]);
    for (const href of list.cards) expect(href).toMatch(new RegExp(`^/banking/${id}/[\\w-]+$`));
    const product = await read(list.cards[0] ?? "");
    expect(product.crumbs.slice(0, 2)).toEqual(["Home", labelOf(id)]);
  });

test("the tabs of /hfc/{audience} lead to its categories", async ({ read }) => {
  const paths = families.map((family) => `/hfc/me/${family}`);
  for (const path of paths)
    expect(await read(path)).toMatchObject({ kinds: paths, current: [path] });
});

for (const [address, home] of [
  ["/banking/me/personal-loan", "/borrow/for-individuals/personal-loan"],
  ["/banking/me/personal-loan/requirements", "/borrow/for-individuals/personal-loan"],
  ["/banking/me/current-account", "/save-invest/for-individuals/current-account"],
  [
    "/banking/me/current-account/unbundled",
    "/save-invest/for-individuals/current-account/unbundled",
  ],
  ["/banking/ultimate/fixed-term-deposit", "/save-invest/for-individuals/fixed-term-deposit"],
  [
    "/banking/business/property-financing/single-unit-development",
    "/borrow/for-business/property-financing/single-unit-development",
  ],
  [
    "/banking/govt-institutions/corporate-bank-account",
    "/save-invest/for-business/corporate-bank-account",
  ],
  ["/banking/diaspora/diaspora-call-account", "/save-invest/for-diaspora/diaspora-call-account"],
] as const)
  test(`${address} names ${home} as its canonical address, and keeps its tabs to itself`, async ({
    read,
    baseURL,
  }) => {
    const page = await read(address);
    expect(page).toMatchObject({ status: 200, canonical: `${baseURL}${home}` });
    expect(page.sections).not.toEqual([]);
    for (const href of page.sections) expect(href).toMatch(/^\/banking\//);
  });

test("the current account opens with its first form and has the other beside it", async ({
  read,
}) => {
  const { kinds, current } = await read("/banking/me/current-account");
  expect(kinds).toEqual(
    ["bundled", "unbundled"].map((form) => `/banking/me/current-account/${form}`),
  );
  expect(current).toEqual(kinds.slice(0, 1));
  expect(await read(`${kinds[1]}`)).toMatchObject({ status: 200, current: kinds.slice(1) });
});

test.describe("/insurance", () => {
  const tabs = ["for-individuals", "for-business", "for-institutions"];
  const paths = tabs.map((audience) => `/insurance/${audience}`);

  for (const audience of tabs)
    test(`has the tab ${audience}`, async ({ read }) => {
      const { heading, crumbs, kinds, current, cards } = await read(`/insurance/${audience}`);
      expect(heading).toBe("Insure Your Family & Assets");
      expect(crumbs).toEqual(["Home", "Insure Your Family Assets"]);
      expect(kinds).toEqual(paths);
      expect(current).toEqual([`/insurance/${audience}`]);
      expect(cards).not.toEqual([]);
      for (const href of cards) expect(href).toContain(`/insure/${audience}/`);
    });

  for (const address of ["/insurance", "/insurance/unknown", "/insurance/for-diaspora"])
    test(`${address} shows individuals`, async ({ read, baseURL }) => {
      expect(await read(address)).toMatchObject({
        status: 200,
        canonical: `${baseURL}/insurance`,
        current: paths.slice(0, 1),
      });
    });
});
