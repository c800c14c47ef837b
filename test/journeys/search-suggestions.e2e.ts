import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content, found } from "#test/support/content/content.ts";
import { desk, phone } from "#test/support/site/site.ts";
import { weighRequests } from "#test/support/browser/weigh-requests.ts";

const { branches, messages, search } = content;
const branch = found(branches[0]);
/** A term that is in many records of the bank. */
const term = "loan";

const banner = (page: Page) => page.getByRole("banner");
const box = (page: Page) => banner(page).getByLabel(messages.shell.search.label);
const options = (page: Page) => banner(page).getByRole("option");
const status = (page: Page) => banner(page).getByRole("status");

async function open(page: Page) {
  await banner(page).getByRole("button", { name: messages.shell.search.button }).first().click();
  await expect(box(page)).toHaveRole("combobox");
}

async function type(page: Page, words: string) {
  await box(page).fill("");
  await box(page).pressSequentially(words);
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the arrow keys move through the suggestions, Enter opens one; the script loads at the first focus", async ({
    page,
  }) => {
    const scripts = weighRequests(page, (url) => /search-suggestions.*\.js/.test(url));
    await page.goto("/borrow");
    expect(scripts.count()).toBe(0);
    await open(page);
    await type(page, term);
    await expect(options(page)).not.toHaveCount(0);
    const count = await options(page).count();
    expect(count).toBeGreaterThan(1);
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    await expect(status(page)).toHaveText(fillText(search.suggestions.heard.other, { count }));
    await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
    expect(scripts.count()).toBeGreaterThan(0);
    expect((await scripts.sum()).bodies).toBeLessThan(8 * 1024);

    await page.keyboard.press("ArrowDown");
    const first = options(page).first();
    const id = (await first.getAttribute("id")) ?? "";
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toHaveAttribute("aria-activedescendant", id);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue(term);
    await expectNoBarriers(page, "header");

    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const href = (await first.getAttribute("data-href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
  });
});

test.describe("on a desk", () => {
  test.use({ viewport: desk, allowedNoise: /Failed to load resource|net::ERR/ });

  test("Escape closes list and box, a branch opens in a new tab, Enter alone searches, a cut line only has no list", async ({
    page,
  }) => {
    await page.goto("/borrow");
    await open(page);
    await type(page, "xylophone");
    await expect(status(page)).toHaveText(search.suggestions.none);
    await expect(options(page)).toHaveCount(0);

    await type(page, term);
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue(term);
    await expect(box(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(box(page)).toBeHidden();

    await open(page);
    await type(page, branch.name);
    const option = banner(page).locator(`[role=option][data-href="${paths.branch(branch.slug)}"]`);
    const [tab] = await Promise.all([page.waitForEvent("popup"), option.click()]);
    await expect(tab).toHaveURL(paths.branch(branch.slug));
    await tab.close();
    await expect(page).toHaveURL("/borrow");
    await expect(box(page)).toBeHidden();

    await open(page);
    await page.route("**/search.json*", (route) => route.abort());
    const asked = page.waitForRequest("**/search.json*");
    await type(page, term);
    await asked;
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue(term);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.search(term));
  });
});
