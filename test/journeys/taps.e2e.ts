import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { phone } from "../support/site.ts";

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
    there: (page) => main(page).locator("details[open] li").first(),
  },
  {
    goal: "a repayment",
    taps: [
      (page) => dock(page).getByRole("button", { name: messages.calculators.pages.chooser.title }),
    ],
    there: (page) => page.getByLabel(messages.calculators.mortgage.amount, { exact: true }),
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
    there: (page) => main(page).locator('a[href^="https://wa.me/"]').first(),
  },
];

for (const { goal, taps, there } of ways) {
  test(`${goal}: ${taps.length} taps`, async ({ page }) => {
    await page.goto("/hfc");
    for (const tap of taps) {
      await tap(page).scrollIntoViewIfNeeded();
      await expect(tap(page)).toBeInViewport({ ratio: 1 });
      await tap(page).click();
    }
    await expect(there(page)).toBeInViewport();
  });
}
