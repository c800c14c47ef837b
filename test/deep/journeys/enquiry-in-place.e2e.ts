import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";
import { expectAccessible, partsOf } from "../../support/enquiry-page.ts";
import { becomesNear, layoutShift, watchLayoutShift } from "../../support/near.ts";
import { desk, phone } from "../../support/site.ts";

const pages = [
  { kind: "savings", address: "/save-invest/for-individuals/target-savings-account" },
  { kind: "a loan", address: "/borrow/for-individuals/personal-loan" },
  { kind: "insurance", address: "/insure/for-individuals/motor-insurance" },
  { kind: "a banking page", address: "/banking/me/current-account" },
  { kind: "a property", address: "/property-listing/view/townhouses-syokimau" },
];
const [, loan] = pages;
const address = loan?.address ?? "";
/** Web Vitals calls 0.1 good. */
const mostShift = 0.02;

const section = (page: Page) => page.locator("enquiry-section");
const link = (page: Page) => section(page).getByRole("button", { name: texts.open });
const { product: texts } = content.enquiryForm;
const action = (page: Page) => page.locator("[data-page-action]");

/** Chromium says so when a test cuts the line. */
test.use({ allowedNoise: /Failed to load resource/ });

function countForms(page: Page) {
  const forms: string[] = [];
  page.on("request", (request) => {
    if (/\/enquire(?:\/|$)/.test(request.url())) forms.push(request.url());
  });
  return forms;
}

for (const viewport of [phone, desk])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const { kind, address: from } of pages)
      test(`the form of ${kind} comes as its section does, and nothing moves`, async ({ page }) => {
        const forms = countForms(page);
        await watchLayoutShift(page);
        await page.goto(from, { waitUntil: "networkidle" });
        // A short page on a desk begins near its end, and waits for the visitor too.
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
      });

    test("the page action goes to the first field, and what was typed stays", async ({ page }) => {
      await page.goto(address);
      const { fullname } = partsOf(page);
      await action(page).click();
      await expect(fullname).toBeFocused();
      await expect(fullname).toBeInViewport();
      await expect(page).toHaveURL(/#enquiry$/);
      await expectAccessible(page);

      await fullname.fill("Wanjiku Ng'ang'a");
      await page.evaluate(() => scrollTo(0, 0));
      await action(page).click();
      await expect(fullname).toBeFocused();
      await expect(fullname).toHaveValue("Wanjiku Ng'ang'a");
    });
  });

test("a slow form moves nothing when it comes into sight", async ({ page }) => {
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/enquire\//, async (route) => {
    await isWanted;
    await route.continue();
  });
  await watchLayoutShift(page);
  await page.setViewportSize(phone);
  await page.goto(address, { waitUntil: "networkidle" });
  await becomesNear(page, section(page));
  await link(page).evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(link(page)).toBeInViewport();
  answer();
  await expect(partsOf(page).fullname).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
});

test("a visitor who saves data presses for the form", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const forms = countForms(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await link(page).scrollIntoViewIfNeeded();
  await expect(link(page)).toBeInViewport();
  await expect(section(page)).not.toHaveAttribute("data-room");
  expect(forms).toEqual([]);
  await link(page).click();
  await expect(partsOf(page).fullname).toBeFocused();
});

test("a form that does not come leaves the link, which leads to it", async ({ page }) => {
  await page.route(/\/enquire\//, (route) =>
    route.request().resourceType() === "xhr" ? route.abort() : route.continue(),
  );
  await page.goto(address);
  const failed = page.waitForEvent("requestfailed");
  await becomesNear(page, section(page));
  await failed;
  await expect(section(page)).not.toHaveAttribute("data-room");
  await link(page).click();
  await expect(page).toHaveURL(/\/enquire\//);
  await expect(partsOf(page).fullname).toBeVisible();
});

test("a link that has the focus keeps it until it is pressed", async ({ page }) => {
  const { promise: hasFocus, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/enquire\//, (route) => hasFocus.then(() => route.continue()));
  await page.goto(address);
  await link(page).focus();
  const answered = page.waitForResponse(/\/enquire\//);
  goOn();
  await answered;
  await expect(link(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(partsOf(page).fullname).toBeFocused();
});
