import type { Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { desk, phone } from "#test/support/site/site.ts";

const { messages, products } = content;
const addressOf = ({ family, audiences, slug }: (typeof products)[number]) =>
  paths.product({ family, audience: audiences[0], slug });
const product = found(
  products.find(({ groups, sections }) => !groups.length && sections.length > 2),
);
const address = addressOf(product);
const grouped = found(products.find(({ groups }) => groups.length > 1));

const tabs = (page: Page) => page.getByRole("main").getByRole("tab");
/** The panel of the tab at this place, shown or not. */
const panel = (page: Page, i: number) => page.locator("#details > [id^=section-]").nth(i);
const pathOf = (href: string | null) => new URL(href ?? "", "http://x").pathname;

async function expectShown(page: Page, shown: number) {
  // The tabs are links until their script has loaded.
  await expect(tabs(page).nth(shown)).toHaveAttribute("aria-selected", "true");
  await expect(tabs(page).and(page.locator("[aria-selected=true]"))).toHaveCount(1);
  await expect(panel(page, shown)).toBeVisible();
  await expect(page.getByRole("main").locator("[role=tabpanel]")).toHaveCount(1);
}

test.describe("with JavaScript", () => {
  test.use({ viewport: phone });

  test("keys and clicks move between a product's sections, the URL follows, and the page does not scroll", async ({
    page,
  }) => {
    // A moved focus scrolls the page smoothly, which may not have ended when the position is read.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const before = paths.familyAudience(product.family, product.audiences[0]);
    await page.goto(before);
    await page.goto(address);
    await expectShown(page, 0);
    // The text of a hidden section is in the page, and find-in-page opens it.
    await expect(panel(page, 1)).toHaveAttribute("hidden", "until-found");
    await expect(panel(page, 1)).not.toBeEmpty();
    // The display value of an element without styles, for older browsers.
    await expect(panel(page, 1)).toHaveCSS("display", "block");
    const last = (await tabs(page).count()) - 1;
    expect(last).toBeGreaterThan(1);
    await tabs(page).first().focus();
    for (const [key, shown] of [
      ["ArrowRight", 1],
      ["Control+End", 1],
      ["End", last],
      ["ArrowRight", 0],
      ["ArrowLeft", last],
      ["Home", 0],
      ["Space", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs(page).nth(shown)).toBeFocused();
      await expectShown(page, shown);
    }
    // One press of Tab leaves them, and one enters them again.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await expect(panel(page, 1)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(tabs(page).nth(1)).toBeFocused();

    await tabs(page).nth(2).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await tabs(page).nth(2).click();
    await expectShown(page, 2);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    const part = pathOf(await tabs(page).nth(2).getAttribute("href"));
    await expect(page).toHaveURL(({ pathname }) => pathname === part);
    await page.reload();
    await expectShown(page, 2);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${address}$`),
    );
    // Each section is a step in the browser's history.
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desk });

  test("a tab is a link that shows its part", async ({ page }) => {
    await page.goto(address);
    const links = page.locator("#details [data-tabs] a");
    await expect(page.locator("#details").getByRole("tab")).toHaveCount(0);
    const part = await links.nth(1).getAttribute("href");
    await links.nth(1).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(part));
    const shown = page.locator("#details [id^=section-]:visible");
    await expect(shown).toHaveCount(1);
    await expect(shown).toBeInViewport();
    await expect(shown).toHaveId((await links.nth(1).getAttribute("aria-controls")) ?? "");
  });
});

test("a product with groups opens its first group, and each group has a URL", async ({
  visitor,
}) => {
  const base = addressOf(grouped);
  const [first, second] = grouped.groups;
  const section = second?.sections.at(-1);
  const kinds = `main nav[aria-label="${messages.product.kinds.replace("{title}", grouped.title)}"]`;
  for (const [path, current] of [
    [base, first],
    [`${base}/${second?.path}`, second],
    [`${base}/${second?.path}/${section?.path}`, second],
  ] as const) {
    const { status, values, text } = await visitor.open(path);
    expect(status).toBe(200);
    expect(values(`${kinds} a`, "href")).toEqual(
      grouped.groups.map((group) => `${base}/${group.path}`),
    );
    expect(values(`${kinds} [aria-current=page]`, "href")).toEqual([`${base}/${current?.path}`]);
    if (current === second) expect(text("h1")).toBe(second?.title);
    if (path.endsWith(`/${section?.path}`))
      expect(text("#details [data-tabs] [aria-current=page]")).toBe(section?.name);
  }
});
