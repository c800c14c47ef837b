import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { formatDay } from "#domain/time/days.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import {
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
  wake,
} from "#test/support/browser/enquiry-page.ts";
import { desk, phone } from "#test/support/site/site.ts";
import { answersTo } from "#test/support/browser/written-forms.ts";

const { complaints } = content;
const { fields, choices } = content.formMessages;
const { reply } = content.enquiryForm;
const diaspora = content.products.find(({ destination }) => destination === "diaspora");
const wishes = { reply_by: "whatsapp", reply_time: "Weekdays after 6 pm" };

test.use({ allowedNoise: /Failed to load resource/, timezoneId: "Europe/London" });

/** A text that only this page has. */
const sendButton = (page: Page) => partsOf(page).island.locator("button[type=submit]");

for (const { viewport, from, destination, section } of [
  {
    viewport: phone,
    from: "/complaints",
    destination: "complaints",
    section: complaints.section,
  },
  {
    viewport: desk,
    from: `/enquire/${diaspora?.family}/${diaspora?.audiences[0]}/${diaspora?.slug}`,
    destination: "diaspora",
    section: diaspora?.title,
  },
])
  test(`${from} is written to from London at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(from);
    await wake(page);
    const text = newMessage();
    await fillIn(page, text, "+44 7911 12");
    const { main, phone: number, tickBox, dialog } = partsOf(page);
    await tickBox.check();
    await sendButton(page).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(
      `${fields.phone.incompleteAbroad} ${fields.phone.anyHint}`,
    );
    await number.fill("+44 (0)7911 123 456");
    await main.getByText(reply, { exact: true }).click();
    await main.getByLabel(fields.replyBy.label).selectOption(choices.replyBy.whatsapp);
    await main.getByLabel(fields.replyTime.label).fill(wishes.reply_time);
    await expect(main.getByLabel(fields.timeZone.label)).toHaveValue("Europe/London");
    await expectNoBarriers(page);
    await sendButton(page).click();
    await expectOverlay(page, "submitted");
    const rows = keptEnquiries(text);
    expect(rows).toMatchObject([
      {
        ...wishes,
        phone: "447911123456",
        time_zone: "Europe/London",
        destination_flag: destination,
        message_section: section,
      },
    ]);
    await expect(dialog).toContainText(String(rows[0]?.["reference"]));
    const due = rows[0]?.["answer_due_day"];
    if (due) await expect(dialog).toContainText(formatDay(String(due)));
    else expect(destination).not.toBe("complaints");
  });

test("a complaint from Boston without script says how to answer, and is told by when", async ({
  visitor,
}) => {
  const form = await visitor.open("/complaints");
  const text = newMessage();
  const sent = await visitor.send(form, {
    button: complaints.form.send,
    fields: {
      ...answersTo("complaint", text),
      phone: "+1 (617) 253-0000",
      replyBy: wishes.reply_by,
      replyTime: wishes.reply_time,
      timeZone: "Boston",
    },
  });
  expect(sent.address).toContain("reference=");
  const rows = keptEnquiries(text);
  expect(rows).toMatchObject([{ ...wishes, phone: "16172530000", time_zone: "Boston" }]);
  expect(sent.text("main")).toContain(formatDay(String(rows[0]?.["answer_due_day"])));
});
