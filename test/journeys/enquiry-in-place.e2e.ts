import type { Page } from "@playwright/test";
import { sidewaysScroll } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { expectAccessible, partsOf } from "../support/enquiry-page.ts";
import { becomesNear, layoutShift, watchLayoutShift } from "../support/near.ts";
import { resize } from "../support/resize.ts";
import { desk, phone } from "../support/site.ts";

const loan = "/borrow/for-individuals/personal-loan";
const banking = "/banking/me/current-account";
/** Web Vitals calls 0.1 good. */
const mostShift = 0.02;

const section = (page: Page) => page.locator("enquiry-section");
const link = (page: Page) =>
  section(page).getByRole("button", { name: content.enquiryForm.product.open });
const action = (page: Page) => page.locator("[data-page-action]");

// Other kinds of pages, slow and broken lines: test/deep/journeys/enquiry-in-place.e2e.ts.
for (const [viewport, from] of [
  [phone, loan],
  // A short page begins near its end, and waits for the visitor too.
  [desk, banking],
] as const)
  test(`at ${viewport.width} pixels the form of ${from} comes as its section does, and nothing moves`, async ({
    page,
  }) => {
    const forms: string[] = [];
    page.on("request", (request) => {
      if (/\/enquire(?:\/|$)/.test(request.url())) forms.push(request.url());
    });
    await page.setViewportSize(viewport);
    await watchLayoutShift(page);
    await page.goto(from);
    // Its script has come.
    await expect(link(page)).toBeAttached();
    await layoutShift(page);
    expect(forms).toEqual([]);
    await becomesNear(page, section(page));
    await expect(partsOf(page).fullname).toBeAttached();
    await expect(section(page)).not.toBeInViewport();
    await expect(link(page)).toHaveCount(0);
    expect(forms).toHaveLength(1);
    await page.mouse.wheel(0, viewport.height * 2);
    await expect(section(page)).toBeInViewport();
    await expect(page.locator("body")).toBeFocused();
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
    await expect(section(page).locator("[data-privacy]")).toBeVisible();
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBe(0);
  });

test("a press before the script has come goes to the first field once it has", async ({ page }) => {
  const { promise: isPressed, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(loan, { waitUntil: "commit" });
  await action(page).click();
  await expect(page).toHaveURL(/#enquiry$/);
  send();
  await expect(partsOf(page).fullname).toBeFocused();
  await page.reload();
  await expect(link(page)).toBeAttached();
  await expect(page.locator("body")).toBeFocused();

  await test.step("on a desk the heading stands beside the form, on a phone above it", async () => {
    const heading = section(page).locator("#enquiry");
    const form = section(page).locator("form");
    const boxes = async () => ({
      heading: await heading.boundingBox(),
      form: await form.boundingBox(),
    });
    await page.setViewportSize(desk);
    await action(page).click();
    await expect(form).toBeVisible();
    const beside = await boxes();
    expect((beside.heading?.x ?? 0) + (beside.heading?.width ?? 0)).toBeLessThan(
      beside.form?.x ?? 0,
    );
    await resize(page, phone);
    const above = await boxes();
    expect((above.heading?.y ?? 0) + (above.heading?.height ?? 0)).toBeLessThan(above.form?.y ?? 0);
  });
});
