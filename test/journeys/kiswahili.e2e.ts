import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { contents } from "#test/support/content/contents.ts";
import { keptEnquiries, newMessage } from "#test/support/browser/enquiry-page.ts";
import { tabTo } from "#test/support/browser/keyboard.ts";
import { desk } from "#test/support/site/site.ts";

const { enquiryForm, formMessages: forms, messages } = contents.sw;
const { fields } = forms;

// Chromium remarks on every answer that is not 200.
test.use({ allowedNoise: /Failed to load resource/ });

/** Sends an enquiry to the bank with an invalid number, and then with a valid one. */
async function write(page: Page, text: string) {
  const main = page.getByRole("main");
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const send = main.getByRole("button", { name: enquiryForm.send });
  const fill = async (number: string) => {
    await field(fields.fullname.label).fill("Wanjiku Ng'ang'a");
    await field(fields.email.label).fill("wanjiku@mail.example");
    await field(fields.phone.label).fill(number);
    await field(fields.message.label).fill(text);
  };
  return { main, send, fill };
}

test.describe("on a desk", () => {
  test.use({ viewport: desk });

  test("from the bank's home by keyboard to an email in Kiswahili", async ({ page }) => {
    await page.goto("/hfc");
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Kiswahili" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/sw/hfc");
    await expect(page.locator("html")).toHaveAttribute("lang", "sw");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: messages.talkToUs.button })
      .click();
    await expect(page).toHaveURL("/sw/contact-us");
    const back = page.getByRole("banner").getByRole("link", { name: "English" });
    await expect(back.filter({ visible: true })).toHaveAttribute("href", "/contact-us");
    await page.waitForLoadState();

    const text = newMessage();
    const { main, send, fill } = await write(page, text);
    await main.getByLabel(fields.fullname.label, { exact: true }).focus();
    await expect(main.locator("[data-island]")).toHaveAttribute("data-state", "awake");
    await fill("0712");
    await main.getByRole("checkbox", { name: forms.tickBox.label }).check();
    await send.click();
    await expect(main.getByRole("link", { name: forms.fields.phone.incomplete })).toBeVisible();
    await expectNoBarriers(page);
    await fill("254712345678");
    await send.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: forms.submitted.heading })).toBeFocused();
    const [row] = keptEnquiries(text);
    expect(row).toMatchObject({ phone: "254712345678", destination_flag: "website" });
    await expect(dialog).toContainText(String(row?.["reference"]));
  });
});

test("a missing page is in Kiswahili", async ({ visitor }) => {
  const { status, document } = await visitor.open("/sw/hakuna");
  expect(status).toBe(404);
  const home = [...document.querySelectorAll("main a")].find(
    ({ textContent }) => textContent === messages.notFound.button,
  );
  expect(home?.getAttribute("href")).toBe("/sw");
});

test("a link to a page in English says so, on a card too", async ({ page }) => {
  await page.goto("/sw/borrow");
  const marks = await page
    .locator('a[hreflang="en"]:not([lang])')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(new Set(marks)).toEqual(new Set(['"\u00a0(EN)"']));
});
