import { expect, test } from "../support/browser.ts";
import {
  becomeNewVisitor,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
} from "../support/enquiry-page.ts";
import { formTexts } from "../support/forms.ts";
import { desk } from "../support/site.ts";

const { fields } = formTexts;

// Chromium remarks on every answer that is not 200.
test.use({
  javaScriptEnabled: false,
  viewport: desk,
  allowedNoise: /Failed to load resource/,
});

test("without JavaScript the form comes back with its errors and the typed text, and is stored once", async ({
  page,
}) => {
  await becomeNewVisitor(page);
  await page.goto("/contact-us");
  const { fullname, message, phone, tickBox, send, main, summary } = partsOf(page);
  await expect(tickBox).toBeHidden();
  const text = newMessage();
  await fillIn(page, text, "0712345");
  await fullname.fill("Wanjiku");
  await send.click();
  await expect(summary).toHaveText([fields.fullname.invalid, fields.phone.incomplete]);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(phone).toHaveValue("0712345");
  await expect(message).toHaveValue(text);
  await expect(fullname).toHaveAccessibleDescription(fields.fullname.invalid);

  await fillIn(page, text);
  await send.dblclick();
  // A form that was made this very moment waits until it may have been filled in by a person.
  await expect(page).toHaveURL(/\/contact-us\/sent\?reference=/);
  const [row, ...others] = keptEnquiries(text);
  expect(others).toEqual([]);
  await expect(main).toContainText(String(row?.["reference"]));
  await expect(page).toHaveTitle(new RegExp(String(row?.["reference"])));
  await expect(main).toContainText(formTexts.submitted.heading);
});
