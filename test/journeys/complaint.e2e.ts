import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import {
  becomeNewVisitor,
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
  wake,
} from "../support/enquiry-page.ts";
import { desk, phone } from "../support/site.ts";

const { complaints } = content;
test.beforeEach(({ page }) => becomeNewVisitor(page));

test("a complaint gets a reference, and goes to the team for complaints", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto("/complaints");
  await wake(page);
  const message = newMessage();
  await fillIn(page, message);
  const { main, tickBox, dialog } = partsOf(page);
  await tickBox.check();
  await main.getByRole("button", { name: complaints.form.send }).click();
  await expectOverlay(page, "submitted", 15_000);
  const [row] = keptEnquiries(message);
  expect(row).toMatchObject({
    destination_flag: "complaints",
    message_section: complaints.section,
  });
  await expect(dialog).toContainText(String(row?.["reference"]));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a complaint leads to its reference", async ({ page }) => {
    await page.goto("/complaints");
    const message = newMessage();
    await fillIn(page, message);
    await partsOf(page).main.getByRole("button", { name: complaints.form.send }).click();
    await expect(page).toHaveURL(/\/contact-us\/sent\?reference=E-/);
    expect(keptEnquiries(message)).toMatchObject([{ destination_flag: "complaints" }]);
  });
});
