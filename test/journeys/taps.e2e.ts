import type { Locator, Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

test.use({
  viewport: phone,
  geolocation: { latitude: -0.42, longitude: 36.95 },
  permissions: ["geolocation"],
});

const { menus, messages } = content;
const { onlineBanking, lostCard } = menus.keyLinks;

const main = (page: Page) => page.getByRole("main");
const header = (page: Page) => page.getByRole("banner");
const dock = (page: Page) => page.locator("#dock");
const drawer = (page: Page) => page.locator("#menu");
const menuButton = (page: Page) => dock(page).getByRole("button", { name: messages.shell.menu });
/** The drawer's first link to an address of this site. */
const inDrawer = (to: string) => (page: Page) => drawer(page).locator(`a[href="${to}"]`).first();

type Way = {
  goal: string;
  taps: readonly ((page: Page) => Locator)[];
  there: (page: Page) => Locator;
};

/** From the bank's home on a phone; each tap is on what can be seen. */
const ways: readonly Way[] = [
  {
    goal: "online banking",
    taps: [],
    there: (page) => header(page).getByRole("link", { name: onlineBanking.label, exact: true }),
  },
  {
    goal: "a lost card",
    taps: [(page) => dock(page).getByRole("link", { name: lostCard.short })],
    there: (page) => main(page).locator("#lost-card[open] li").first(),
  },
  {
    goal: "a repayment",
    taps: [
      (page) => dock(page).getByRole("button", { name: messages.calculators.pages.chooser.title }),
    ],
    there: (page) =>
      page.getByLabel(messages.calculators.mortgage.fields.amount.label, { exact: true }),
  },
  {
    goal: "the nearest branch",
    taps: [
      (page) => main(page).locator('a[href="/ways-to-bank/location/Branches"]').first(),
      (page) => main(page).locator("near-me").getByRole("button"),
    ],
    there: (page) => main(page).getByRole("article").first().locator("[data-distance]"),
  },
  {
    goal: "the phone field of an application for a job",
    taps: [
      (page) => page.getByRole("contentinfo").locator('a[href="/careers/jobsListing"]'),
      (page) => main(page).getByRole("article").first().getByRole("link").first(),
      (page) => page.locator("[data-page-action]"),
    ],
    there: (page) => main(page).locator("input[type=tel]"),
  },
  {
    goal: "today's exchange rates",
    taps: [menuButton, inDrawer("/forex-rates")],
    there: (page) => main(page).getByRole("table").first(),
  },
  {
    goal: "the price of a current account",
    taps: [menuButton, inDrawer("/rates-and-fees")],
    there: (page) => main(page).locator('a[href*="/current-account"]').first(),
  },
  {
    goal: "contact",
    taps: [menuButton, inDrawer("/contact-us")],
    there: (page) => main(page).getByRole("textbox").first(),
  },
];

// Two tests, so that two workers can run them.
for (const [kind, some] of [
  ["what is in sight", ways.filter(({ taps }) => !taps.includes(menuButton))],
  ["the menu", ways.filter(({ taps }) => taps.includes(menuButton))],
] as const)
  test(`by ${kind}: ${some.map(({ goal, taps }) => `${goal} ${taps.length}`).join(", ")}`, async ({
    page,
  }) => {
    for (const { goal, taps, there } of some)
      await test.step(goal, async () => {
        await page.goto(link("/hfc"));
        for (const tap of taps) {
          await tap(page).scrollIntoViewIfNeeded();
          await expect(tap(page)).toBeInViewport({ ratio: 1 });
          await tap(page).click();
        }
        await expect(there(page)).toBeInViewport();
      });
  });

const account = { family: "save-invest", audience: "for-individuals" } as const;
const loan = { family: "borrow", audience: "for-individuals", slug: "property-financing" } as const;

/** Paths through links in the page or below it, without a menu. */
const doors = {
  "a repayment": [paths.product(loan), link("/calculators/mortgage")],
  "a branch": [paths.locations("Branches")],
  "what a current account costs": [
    paths.familyAudience(account.family, account.audience),
    paths.product({ ...account, slug: "current-account" }),
  ],
  "the rate of exchange": [link("/forex-rates")],
  "the contacts": [link("/contact-us")],
};

test("each of the most common goals is reached without the menu", async ({ visitor }) => {
  for (const [goal, steps] of Object.entries(doors)) {
    let at: string = link("/hfc");
    for (const step of steps) {
      const { values } = await visitor.open(at);
      const to = values(":is(main, footer) a", "href").find((href) => href.startsWith(step));
      expect(to, `${goal}: no link to ${step} on ${at}`).toBeDefined();
      at = to ?? step;
    }
    const { status } = await visitor.open(at);
    expect(status, at).toBe(200);
  }
});
