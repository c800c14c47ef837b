import { holdBack } from "#test/support/browser/hold-back.ts";
import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { expectOverlay, fillIn, newMessage, partsOf } from "#test/support/browser/enquiry-page.ts";
import {
  becomesNear,
  enquirySectionOf,
  expectFormComes,
} from "#test/support/browser/enquiry-section.ts";
import { resize } from "#test/support/browser/resize.ts";
import { content } from "#test/support/content/content.ts";
import { keptEnquiries } from "#test/support/records/stored-rows.ts";
import { desk, phone } from "#test/support/site/site.ts";

const loan = "/borrow/for-individuals/personal-loan";
const banking = "/banking/me/current-account";
// Other kinds of pages, slow and broken lines: test/deep/journeys/enquiry-in-place.e2e.ts.
for (const [viewport, from] of [
  [phone, loan],
  [desk, banking],
] as const)
  test(`at ${viewport.width} pixels the form of ${from} loads with its section, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await expectFormComes(page, from);
    const { section } = enquirySectionOf(page);
    await expect(section.locator("[data-privacy]")).toBeVisible();
    await expectNoBarriers(page);
  });

test("a press before the script has come goes to the first field once it has", async ({ page }) => {
  const { section, link, action } = enquirySectionOf(page);
  const send = await holdBack(page, /\.js$/);
  // Smooth scrolling may not have ended when positions are compared.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(loan, { waitUntil: "commit" });
  await action.click();
  await expect(page).toHaveURL(/#enquiry$/);
  send();
  await expect(partsOf(page).fullname).toBeFocused();
  await page.goto(loan);
  await expect(link).toBeAttached();
  await expect(page.locator("body")).toBeFocused();

  await test.step("on a desktop the heading is next to the form, on a phone above it", async () => {
    const heading = section.locator("#enquiry");
    const form = section.locator("form");
    const boxes = async () => ({
      heading: await heading.boundingBox(),
      form: await form.boundingBox(),
    });
    await page.setViewportSize(desk);
    await action.click();
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

test("the errors of a form in its section fit on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(loan);
  await becomesNear(page, enquirySectionOf(page).section);
  const { send, main } = partsOf(page);
  await send.click();
  const problems = main.getByRole("region", { name: content.enquiryForm.problem });
  await expect(problems).toBeAttached();
  expect((await problems.boundingBox())?.height).toBeLessThan(phone.height);
});

test("a form in its section shows its receipt again after Back", async ({ page }) => {
  const { fullname, receipt, tickBox, send } = partsOf(page);
  const text = newMessage();
  await page.setViewportSize(phone);
  await page.goto(loan);
  await becomesNear(page, enquirySectionOf(page).section);
  await expect(fullname).toBeAttached();
  await fillIn(page, text, "0712 345 678");
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  const [row] = keptEnquiries(text);
  await page.goto("/hfc");
  await page.goBack();
  await expect(receipt).toContainText(String(row?.["reference"]));
  await expect(send).toHaveCount(0);
  await receipt.getByRole("link", { name: content.enquiryForm.sent.enquiry.again }).click();
  await expect(fullname).toHaveValue("");
});
