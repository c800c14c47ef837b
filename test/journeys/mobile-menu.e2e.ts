import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { reachedOutside } from "../support/keyboard.ts";
import { desk, phone } from "../support/site.ts";
import { sidewaysScroll } from "../support/accessibility.ts";

test.use({ viewport: phone });

function drawerOf(page: Page) {
  const drawer = page.locator("#menu");
  return {
    drawer,
    button: page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }),
    back: drawer.getByRole("button", { name: "Back" }),
    summary: (label: string) => drawer.locator("summary", { hasText: label }),
  };
}

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  Back: (page) => drawerOf(page).back.click(),
  Escape: (page) => page.keyboard.press("Escape"),
  // The drawer leaves a strip of the page at its left.
  "a click on the overlay": (page) => page.mouse.click(12, phone.height / 2),
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the drawer leads to a product", async ({ page }) => {
      await page.goto("/hfc");
      const { drawer, button, summary } = drawerOf(page);
      await expect(drawer).toBeHidden();
      await button.click();
      await expect(drawer).toBeInViewport();
      await summary("Borrow").click();
      await drawer.getByRole("link", { name: "Mobile loan" }).click();
      await expect(page).toHaveURL("/borrow/for-individuals/mobile-loan");
    });

    for (const [name, close] of Object.entries(waysToClose)) {
      test(`${name} closes it`, async ({ page }) => {
        await page.goto("/hfc");
        const { drawer, button } = drawerOf(page);
        await button.click();
        await expect(drawer).toBeVisible();
        await close(page);
        await expect(drawer).toBeHidden();
      });
    }
  });
}

test("Escape and Back give the focus back to the button", async ({ page }) => {
  await page.goto("/hfc");
  const { drawer, button, back } = drawerOf(page);
  for (const close of [() => page.keyboard.press("Escape"), () => back.press("Enter")]) {
    await button.press("Enter");
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("what lies under the drawer cannot be reached while it is open, and can afterwards", async ({
  page,
}) => {
  await page.goto("/hfc");
  const { drawer, button } = drawerOf(page);
  await button.press("Enter");
  await expect(drawer).toBeVisible();
  // More presses than the drawer has controls: what is not inert would have its turn.
  expect(await reachedOutside(page, drawer, 20)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the drawer fits the phone, and the page does not move sideways", async ({ page }) => {
  await page.goto("/hfc");
  const { drawer, button, summary } = drawerOf(page);
  await button.click();
  for (const label of ["Save & Invest", "Insure", "Own a Home"]) await summary(label).click();
  const box = await drawer.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  expect(await sidewaysScroll(page)).toBe(0);
});

for (const [address, opened, focused] of [
  ["/hfc", "Borrow", "Borrow"],
  ["/hfc", undefined, "Save & Invest"],
  ["/about-us", undefined, undefined],
] as const) {
  test(`${address}, turned with ${opened ?? "nothing"} open, is the page of a desk`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await page.goto(address);
    // Fonts that come after the first paint are used once the page is turned, and change widths by a pixel.
    await page.evaluate(() => document.fonts.ready);
    for (const size of [phone, desk]) await page.setViewportSize(size);
    const boxes = () =>
      page
        .locator("header, header nav, header nav :is(summary, a), main, main > *, footer")
        .evaluateAll((elements) =>
          elements
            .filter((each) => each.checkVisibility())
            .map((each) => JSON.stringify(each.getBoundingClientRect())),
        );
    const before = await boxes();

    await page.setViewportSize(phone);
    const { drawer, button, summary } = drawerOf(page);
    await button.press("Enter");
    await expect(drawer).toBeVisible();
    // The script is there.
    await expect(page.locator("body > [inert], header [inert]")).not.toHaveCount(0);
    if (opened) await summary(opened).press("Enter");
    await page.setViewportSize(desk);
    await expect(page.locator("body > [inert], header [inert]")).toHaveCount(0);
    await expect(
      focused ? summary(focused) : drawer.getByRole("navigation").first().getByRole("link").first(),
    ).toBeFocused();
    // An open part is still open, as on a desk.
    if (opened) await page.keyboard.press("Escape");
    expect(await boxes()).toEqual(before);
  });
}
