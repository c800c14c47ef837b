import { expect, test } from "../../support/browser.ts";
import {
  becomeNewVisitor,
  expectAccessible,
  expectOverlay,
  fillIn,
  newMessage,
  partsOf,
  wake,
} from "../../support/enquiry-page.ts";
import { formTexts } from "../../support/forms.ts";

test.use({ allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

test("a check that cannot be made says so, and is made again", async ({ page }) => {
  await page.route("**/api/captcha/challenge", (route) => route.abort());
  await page.goto("/contact-us");
  const { tickBox, send, main } = partsOf(page);
  await wake(page);
  await tickBox.check();
  await expect(main.getByRole("alert")).toContainText(formTexts.tickBox.failed);
  await expectAccessible(page);
  await page.unroute("**/api/captcha/challenge");
  await main.getByRole("button", { name: formTexts.tickBox.retry }).click();
  await expect(page.getByText(formTexts.tickBox.checked)).toBeAttached();
  const text = newMessage();
  await fillIn(page, text);
  await send.click();
  await expectOverlay(page, "submitted");
});

test("a number is judged by the server where the list of countries does not come", async ({
  page,
}) => {
  await page.route(/international-phone/, (route) => route.abort());
  await page.goto("/contact-us");
  await wake(page);
  await fillIn(page, newMessage(), "+44 7911 12");
  const { phone: number, tickBox, send, summary } = partsOf(page);
  await tickBox.check();
  await send.click();
  await expect(summary).toHaveText([formTexts.fields.phone.incomplete]);
  await expect(number).toBeFocused();
});
