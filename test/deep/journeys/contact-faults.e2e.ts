import { expect, test } from "#test/support/browser/browser.ts";
import { fillIn, newMessage, partsOf, wake } from "#test/support/browser/enquiry-page.ts";
import { formTexts } from "#test/support/content/forms.ts";

test.use({ allowedNoise: /Failed to load resource/ });

test("the server checks a phone number if the list of countries does not load", async ({
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
