import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import {
  becomeNewVisitor,
  expectAccessible,
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
  wake,
} from "../support/enquiry-page.ts";
import { desk, phone } from "../support/site.ts";

const { fields, choices } = content.formMessages;
const { reply } = content.enquiryForm;
const diaspora = content.products.find(({ audiences }) => audiences.includes("for-diaspora"));
const address = `/enquire/${diaspora?.family}/for-diaspora/${diaspora?.slug}`;
const wishes = { reply_by: "whatsapp", reply_time: "Weekdays after 6 pm" };

test.use({ allowedNoise: /Failed to load resource/, timezoneId: "Europe/London" });
test.beforeEach(({ page }) => becomeNewVisitor(page));

/** Each page has words of its own on it. */
const sendButton = (page: Page) => partsOf(page).island.locator("button[type=submit]");

async function wishForWhatsApp(page: Page) {
  const { main } = partsOf(page);
  await main.getByText(reply, { exact: true }).click();
  await main.getByLabel(fields.replyBy.label).selectOption(choices.replyBy.whatsapp);
  await main.getByLabel(fields.replyTime.label).fill(wishes.reply_time);
  return main.getByLabel(fields.timeZone.label);
}

for (const viewport of [phone, desk])
  for (const from of ["/contact-us", "/complaints", address])
    test(`${from} is written to from London at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(from);
      await wake(page);
      const text = newMessage();
      await fillIn(page, text, "+44 7911 12");
      const { phone: number, tickBox } = partsOf(page);
      await tickBox.check();
      await sendButton(page).click();
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription(
        `${fields.phone.incomplete} ${fields.phone.anyHint}`,
      );
      await number.fill("+44 (0)7911 123 456");
      await expect(await wishForWhatsApp(page)).toHaveValue("Europe/London");
      await expectAccessible(page);
      await sendButton(page).click();
      await expectOverlay(page, "submitted");
      expect(keptEnquiries(text)).toMatchObject([
        { phone: "447911123456", ...wishes, time_zone: "Europe/London" },
      ]);
    });

test("a number is judged by the server where the list of countries does not come", async ({
  page,
}) => {
  await page.route(/international-phone/, (route) => route.abort());
  await page.goto("/contact-us");
  await wake(page);
  await fillIn(page, newMessage(), "+44 7911 12");
  const { phone: number, tickBox, summary } = partsOf(page);
  await tickBox.check();
  await sendButton(page).click();
  await expect(summary).toHaveText([fields.phone.incomplete]);
  await expect(number).toBeFocused();
});

test("a form for Kenya fetches no numbers of other countries", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/enquire/borrow/for-individuals/personal-loan");
  await wake(page);
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => url.includes("international-phone"))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("a complaint from Boston says how and when to answer", async ({ page }) => {
    await page.goto("/complaints");
    const text = newMessage();
    await fillIn(page, text, "+1 (617) 253-0000");
    await (await wishForWhatsApp(page)).fill("Boston");
    await sendButton(page).click();
    await expect(page).toHaveURL(/reference=/);
    expect(keptEnquiries(text)).toMatchObject([
      { phone: "16172530000", ...wishes, time_zone: "Boston" },
    ]);
  });
});
