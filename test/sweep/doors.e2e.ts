import { expect, type Page, test } from "@playwright/test";
import { unlistedPaths } from "#app/pages/derived.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { withLanguage } from "#domain/pages/language.ts";
import { addresses, kindOf, phone } from "../support/site.ts";

/** Under a header of 56 pixels a banner ends at 300, and the tasks of the bank's home at 680. */
const most = { banner: 300 - 56, tasks: 680 - 56, screens: 6 };

const listings = [...addresses, ...unlistedPaths].filter((address) =>
  /bank\/(?:landing|group-banking)|catalogue\/(?:family|audience|insurance)/.test(kindOf(address)),
);

test.use({ viewport: phone });

test("lists of products begin in the first screen of a phone and end within six", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const address of listings) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const { banner, first, screens } = await page.evaluate(measureList);
    if (banner > most.banner) wrong.push(`${address}: its banner is ${banner} px high`);
    if (first > phone.height) wrong.push(`${address}: its first link ends at ${first}`);
    if (screens > most.screens) wrong.push(`${address}: ${screens.toFixed(1)} screens`);
  }
  expect(listings.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

/** Runs in the page: the height of the banner, the end of the first link below it, the screens of the whole page. */
function measureList() {
  const banner = document.querySelector("main [data-motif]");
  const first = document.querySelector("main section ul a, main article a");
  return {
    banner: Math.round(banner?.getBoundingClientRect().height ?? Infinity),
    first: Math.round(first?.getBoundingClientRect().bottom ?? Infinity),
    screens: document.documentElement.scrollHeight / innerHeight,
  };
}

for (const home of [link("/hfc"), withLanguage(link("/hfc"), "sw")])
  test(`the tasks of ${home} stand in the first screen of a phone`, async ({ page }) => {
    await page.goto(home);
    const tasks = page.locator("main section[aria-labelledby=tasks] a");
    await expect(tasks).toHaveCount(8);
    const ends = await tasks.evaluateAll((links) =>
      links.map((each) => each.getBoundingClientRect().bottom),
    );
    const header = await page.locator("body > header").evaluate((each) => each.clientHeight);
    expect(Math.max(...ends) - header).toBeLessThanOrEqual(most.tasks);
  });

test("the group's four worlds stand in the first screen of a phone", async ({ page }) => {
  for (const home of [link("/"), withLanguage(link("/"), "sw")]) {
    await page.goto(home);
    const worlds = page.locator("main [data-tone] a");
    await expect(worlds).toHaveCount(4);
    for (const world of await worlds.all()) await expect(world).toBeInViewport({ ratio: 1 });
  }
});

const account = { family: "save-invest", audience: "for-individuals" } as const;
const loan = { family: "borrow", audience: "for-individuals", slug: "property-financing" } as const;

for (const [what, ...steps] of [
  ["a repayment", paths.product(loan), link("/calculators/mortgage")],
  ["a branch", link("/ways-to-bank/location/:kind", { kind: "Branches" })],
  [
    "what a current account costs",
    paths.familyAudience(account.family, account.audience),
    paths.product({ ...account, slug: "current-account" }),
  ],
  ["the rate of exchange", link("/forex-rates")],
  ["the contacts", link("/contact-us")],
] as const)
  test(`${what} is ${steps.length} taps from the bank's home`, async ({ page }) => {
    await page.goto(link("/hfc"));
    for (const step of steps) await tap(page, step);
  });

async function tap(page: Page, href: string) {
  await page.locator(`:is(main, footer) a[href^="${href}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(href));
}
