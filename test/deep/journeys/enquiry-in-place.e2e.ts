import { holdBack } from "#test/support/browser/hold-back.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "#test/support/content/content.ts";
import { partsOf } from "#test/support/browser/enquiry-page.ts";
import {
  countForms,
  enquirySectionOf,
  expectFormComes,
  mostShift,
  becomesNear,
} from "#test/support/browser/enquiry-section.ts";
import { layoutShift } from "#test/support/browser/layout-shift.ts";
import { desk, phone } from "#test/support/site/site.ts";

const pages = [
  { kind: "savings", address: "/save-invest/for-individuals/target-savings-account" },
  { kind: "a loan", address: "/borrow/for-individuals/personal-loan" },
  { kind: "insurance", address: "/insure/for-individuals/motor-insurance" },
  { kind: "a banking page", address: "/banking/me/current-account" },
  { kind: "a property", address: paths.property(found(content.properties[0]).path) },
];
const [, loan] = pages;
const address = loan?.address ?? "";

/** Chromium logs this when a test cuts the connection. */
test.use({ allowedNoise: /Failed to load resource/ });

for (const viewport of [phone, desk])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const { kind, address: from } of pages)
      test(`the form of ${kind} loads with its section, and nothing moves`, async ({ page }) => {
        await expectFormComes(page, from);
      });
  });

test("a slow form causes no layout shift when it appears", async ({ page }) => {
  const { section, link } = enquirySectionOf(page);
  const answer = await holdBack(page, /\/enquire\//);
  await page.setViewportSize(phone);
  await page.goto(address);
  await expect(link).toBeAttached();
  await becomesNear(page, section);
  await link.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(link).toBeInViewport();
  answer();
  await expect(partsOf(page).fullname).toBeInViewport();
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(mostShift);
});

test("a visitor with Save-Data presses to load the form", async ({ page }) => {
  const { section, link } = enquirySectionOf(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const forms = countForms(page);
  await page.goto(address);
  await expect(link).toBeAttached();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await expect(section).not.toHaveAttribute("data-room");
  expect(forms).toEqual([]);
  await link.click();
  await expect(partsOf(page).fullname).toBeFocused();
});

test("if a form does not load, the link to its page stays", async ({ page }) => {
  const { section, link } = enquirySectionOf(page);
  await page.route(/\/enquire\//, (route) =>
    route.request().resourceType() === "xhr" ? route.abort() : route.continue(),
  );
  await page.goto(address);
  const failed = page.waitForEvent("requestfailed");
  await becomesNear(page, section);
  await failed;
  await expect(section).not.toHaveAttribute("data-room");
  await link.click();
  await expect(page).toHaveURL(/\/enquire\//);
  await expect(partsOf(page).fullname).toBeVisible();
});

test("a link that has the focus keeps it until it is pressed", async ({ page }) => {
  const { link } = enquirySectionOf(page);
  const goOn = await holdBack(page, /\/enquire\//);
  await page.goto(address);
  await link.focus();
  const answered = page.waitForResponse(/\/enquire\//);
  goOn();
  await answered;
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(partsOf(page).fullname).toBeFocused();
});
