import { loadLanguages } from "#model/load-languages.ts";
import { expect, test } from "../support/browser.ts";
import {
  becomeNewVisitor,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
} from "../support/enquiry-page.ts";
import { content } from "../support/content.ts";
import { formTexts } from "../support/forms.ts";
import { desk, phone } from "../support/site.ts";

const texts = content.enquiryForm;
const contents = loadLanguages();
const receiptOf = (reference: unknown) =>
  new RegExp(`/contact-us/sent\\?reference=${String(reference)}&seal=[\\w-]{16}$`);

// Chromium remarks on every answer that is not 200.
test.use({ javaScriptEnabled: false, allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

for (const viewport of [phone, desk]) {
  test.describe(`the contact form without JavaScript at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("is kept, and leads to the thanks with a reference", async ({ page }) => {
      await page.goto("/contact-us");
      const { tickBox, send, main } = partsOf(page);
      await expect(tickBox).toBeHidden();
      const text = newMessage();
      await fillIn(page, text);
      await send.click();
      // A form that was made this very moment waits until it may have been filled in by a person.
      await expect(page).toHaveURL(/\/contact-us\/sent/, { timeout: 15_000 });
      const [row] = keptEnquiries(text);
      await expect(page).toHaveURL(receiptOf(row?.["reference"]));
      await expect(
        main.getByRole("heading", { name: "Information submitted Successfully!" }),
      ).toBeVisible();
      await expect(main).toContainText(String(row?.["reference"]));

      // Back and pressed again: the same words are the same enquiry.
      await page.goBack();
      await fillIn(page, text);
      await send.click();
      await expect(page).toHaveURL(receiptOf(row?.["reference"]));
      expect(keptEnquiries(text)).toHaveLength(1);
    });

    test("comes back with what is wrong and what was typed", async ({ page }) => {
      await page.goto("/contact-us");
      const { fullname, message, phone: number, send, summary } = partsOf(page);
      await fillIn(page, newMessage(), "0712345");
      await fullname.fill("Wanjiku");
      const typed = await message.inputValue();
      const [response] = await Promise.all([page.waitForResponse("**/contact-us"), send.click()]);
      expect(response.status()).toBe(422);
      await expect(page).toHaveTitle(/^Error: /);
      await expect(summary).toHaveText([
        "Please enter atleast two names",
        "Please enter a valid phone number (format is 2547XXXXXXXX)",
      ]);
      await expect(fullname).toHaveValue("Wanjiku");
      await expect(number).toHaveValue("0712345");
      await expect(message).toHaveValue(typed);
      await expect(fullname).toHaveAccessibleDescription("Please enter atleast two names");
    });
  });
}

test("a program that fills in every field is known by it", async ({ page }) => {
  await page.goto("/contact-us");
  const { send, main, message } = partsOf(page);
  const text = newMessage();
  await fillIn(page, text);
  await page.getByLabel(texts.honeypot).fill("https://spam.example", { force: true });
  await send.click();
  await expect(main.getByRole("alert")).toContainText(formTexts.failed.heading);
  await expect(message).toHaveValue(text);
  expect(keptEnquiries(text)).toEqual([]);
});

for (const language of ["en", "sw"] as const) {
  for (const size of [phone, desk]) {
    test(`nobody gets a receipt of their own making (${language}, ${size.width} pixels)`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const start = language === "sw" ? "/sw" : "";
      const { heading, text } = contents[language].formMessages.noReceipt;
      const madeUp = ["", "?reference=E-7K3M-9QXT", "?reference=E-7K3M-9QXT&seal=AAAAAAAAAAAAAAAA"];
      for (const query of madeUp) {
        await page.goto(`${start}/contact-us/sent${query}`);
        await expect(page).toHaveURL(`${start}/contact-us?receipt=unknown`);
        await expect(page.getByRole("main")).not.toContainText("E-7K3M-9QXT");
        await expect(page.getByRole("alert")).toContainText(heading);
        await expect(page.getByRole("alert")).toContainText(text);
        await expect(page.locator("textarea")).toBeVisible();
      }
    });
  }
}
