import type { Page, Route } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { sidewaysScroll } from "#test/support/browser/accessibility.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { reachedOutside } from "#test/support/browser/keyboard.ts";
import { resize } from "#test/support/browser/resize.ts";
import { desk, phone } from "#test/support/site/site.ts";

test.use({ viewport: phone });

const { menus, messages, products } = content;
const families = menus.main.flatMap((item) => ("family" in item ? item : []));
const menu = found(families[1]);
const { audience } = found(menus.audienceTabs[0]);
const product = found(
  products.find(({ family, audiences }) => family === menu.family && audiences.includes(audience)),
);
const productPath = paths.product({ ...product, audience });

function drawerOf(page: Page) {
  const drawer = page.locator("#menu");
  const button = page.getByRole("banner").getByRole("button", {
    name: messages.shell.menu,
    exact: true,
  });
  return {
    drawer,
    button,
    back: drawer.getByRole("button", { name: messages.shell.back }),
    summary: (label: string) => drawer.locator("summary", { hasText: label }),
    async open() {
      await button.press("Enter");
      await expect(drawer).toBeVisible();
    },
    /** The drawer leaves a strip of the page at its left. */
    pressOverlay: () => page.mouse.click(12, phone.height / 2),
    async choose() {
      await drawer.locator("summary", { hasText: menu.label }).click();
      await drawer.locator(`a[href="${productPath}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(productPath);
    },
  };
}

test("the drawer keeps the keyboard inside, closes in every way, fits, and leads to a product", async ({
  page,
}) => {
  await page.goto(link("/hfc"));
  const { drawer, button, back, summary, open, pressOverlay, choose } = drawerOf(page);
  await expect(drawer).toBeHidden();
  await open();
  await expect(back).toBeFocused();
  // More presses than the drawer has controls, so that any control that is not inert would get the focus.
  expect(await reachedOutside(page, drawer, 20)).toEqual([]);
  for (const close of [() => page.keyboard.press("Escape"), () => back.press("Enter")]) {
    if (!(await drawer.isVisible())) await open();
    await close();
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  }
  const beneath = page.getByRole("main").getByRole("link").first();
  await beneath.focus();
  await expect(beneath).toBeFocused();
  await button.click();
  await expect(drawer).toBeInViewport();
  await pressOverlay();
  await expect(drawer).toBeHidden();

  await button.click();
  for (const { label } of menus.main.slice(1)) await summary(label).click();
  const box = await drawer.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  expect(await sidewaysScroll(page)).toBe(0);
  await choose();
});

test("a script that loads late moves nothing in an open drawer", async ({ page }) => {
  const asked = Promise.withResolvers<Route>();
  await page.route(/site-menu-.*\.js$/, asked.resolve);
  await page.goto(link("/hfc"));
  const { drawer, button, summary } = drawerOf(page);
  await button.click();
  const script = await asked.promise;
  const last = found(families.at(-1));
  await summary(last.label).press("Enter");
  const entry = drawer.locator("details[open] a").last();
  await entry.scrollIntoViewIfNeeded();
  const before = await entry.boundingBox();
  await script.continue();
  await expect(page.locator("body > [inert], header [inert]")).not.toHaveCount(0);
  await expect(summary(last.label)).toBeFocused();
  expect(await entry.boundingBox()).toEqual(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the drawer closes in every way, and leads to a product", async ({ page }) => {
    await page.goto(link("/hfc"));
    const { drawer, back, open, pressOverlay, choose } = drawerOf(page);
    for (const close of [() => back.click(), () => page.keyboard.press("Escape"), pressOverlay]) {
      await open();
      await close();
      await expect(drawer).toBeHidden();
    }
    await open();
    await choose();
  });
});

for (const [address, ways] of [
  [link("/hfc"), [undefined, menu.label]],
  [link("/about-us"), [undefined]],
] as const) {
  test(`${address}, turned to landscape with its drawer open, becomes the desktop page`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await page.goto(address);
    // Loads fonts first: fonts that arrive late are used after the rotation, and change widths by a pixel.
    await page.evaluate(() => document.fonts.ready);
    for (const size of [phone, desk]) await resize(page, size);
    const boxes = () =>
      page
        .locator("header, header nav, header nav :is(summary, a), main, main > *, footer")
        .evaluateAll((elements) =>
          elements
            .filter((each) => each.checkVisibility())
            .map((each) => JSON.stringify(each.getBoundingClientRect())),
        );
    const before = await boxes();
    const { drawer, summary, open } = drawerOf(page);
    const inert = page.locator("body > [inert], header [inert]");
    for (const opened of ways) {
      await resize(page, phone);
      await open();
      // Waits for the script.
      await expect(inert).not.toHaveCount(0);
      if (opened !== undefined) await summary(opened).press("Enter");
      await resize(page, desk);
      await expect(inert).toHaveCount(0);
      const first = drawer.getByRole("navigation").first().locator("summary, a").first();
      await expect(opened === undefined ? first : summary(opened)).toBeFocused();
      // An open section stays open, as on a desktop.
      if (opened !== undefined) await page.keyboard.press("Escape");
      await expect.poll(boxes).toEqual(before);
    }
  });
}
