import { expect, test } from "#test/support/browser/browser.ts";
import {
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
} from "#test/support/browser/enquiry-page.ts";

test.use({ isTranslated: true });

test("a message is sent from a page that the browser translates, and its receipt stays", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const { island, tickBox, send, dialog, fullname, back } = partsOf(page);
  await expect(fullname.locator("xpath=../..").locator("font").first()).toBeVisible();
  const text = newMessage();
  await fillIn(page, text);
  await expect(island).toHaveAttribute("data-state", "awake");
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  const reference = String(keptEnquiries(text)[0]?.["reference"]);
  await expect(dialog.locator("[translate=no]")).toHaveText(reference);
  await back.click();
  await expect(fullname).toHaveCount(0);
  await expect(island.locator("[translate=no]")).toHaveText(reference);
});

test("a calculator on a translated page keeps its input", async ({ page }) => {
  await page.goto("/calculators/mortgage");
  const amount = page.getByRole("main").locator("[name=amount]");
  await expect(page.locator("live-answer:defined")).toHaveCount(1);
  await amount.pressSequentially("3000000");
  await expect(amount).toHaveValue("3,000,000");
  await expect(amount).toBeFocused();
});
