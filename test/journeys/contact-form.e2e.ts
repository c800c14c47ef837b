import { holdBack } from "#test/support/browser/hold-back.ts";
import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import {
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
  wake,
} from "#test/support/browser/enquiry-page.ts";
import { content } from "#test/support/content/content.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { tabTo } from "#test/support/browser/keyboard.ts";
import { desk, phone as phoneSize } from "#test/support/site/site.ts";
import { view, watchCounts } from "#test/support/browser/watch-counts.ts";
import { asked } from "#test/support/browser/written-forms.ts";

const service = "**/api/website/contactUs";
const { fields, errors } = formTexts;

const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[()+?]/g, "\\$&")}`);

// Some of these tests cut the connection, which Chromium logs.
test.use({ allowedNoise: /Failed to load resource/ });

test("on a phone the form is accessible in each state, works by keyboard, is stored and is counted", async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const { sent } = await watchCounts(page);
  await page.goto("/contact-us");
  const { main, fullname, email, phone, message, tickBox, send, dialog, back, summary, receipt } =
    partsOf(page);
  const text = newMessage();
  await wake(page);

  await test.step("all that is missing is named, and each error leads to its field", async () => {
    await send.press("Enter");
    await expect(fullname).toBeFocused();
    await expect(summary).toHaveCount(asked("contact").length + 1);
    await expectNoBarriers(page);
    await expect(tickBox).toHaveAccessibleDescription(startingWith(errors.captcha.missing));
  });

  await test.step("each invalid field has its own message, and a change removes it", async () => {
    await fillIn(page, " ", "0712 345");
    await fullname.fill("Wanjiku");
    await email.fill("wanjiku@");
    await tickBox.check();
    await send.press("Enter");
    for (const [field, sentence] of [
      [fullname, fields.fullname.invalid],
      [email, fields.email.invalid],
      [phone, fields.phone.incomplete],
      [message, fields.message.missing],
    ] as const) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(startingWith(sentence));
      await main.getByRole("link", { name: sentence }).click();
      await expect(field).toBeFocused();
    }
    await fullname.fill("Wanjiku O");
    await expect(fullname).not.toHaveAttribute("aria-invalid");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await tickBox.uncheck();
  });

  await test.step("during sending nothing else can be pressed, and with reduced motion nothing turns", async () => {
    await fillIn(page, text);
    await tabTo(page, tickBox);
    await page.keyboard.press("Space");
    const release = await holdBack(page, service);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-privacy] a")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectOverlay(page, "submitting");
    await expectHeard(page, formTexts.submitting.heading, formTexts.submitting.text);
    await page.keyboard.press("Escape");
    await expectOverlay(page, "submitting");
    await expectNoBarriers(page);
    const turning = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length;
    expect(await page.evaluate(turning)).toBe(0);
    release();
  });

  await test.step("it is kept, and the receipt takes the place of the form until a link opens it again", async () => {
    await expectOverlay(page, "submitted");
    await expectNoBarriers(page);
    const [row] = keptEnquiries(text);
    expect(row).toMatchObject({ phone: "254712345678", destination_flag: "website" });
    await expect(dialog).toContainText(String(row?.["reference"]));
    await page.keyboard.press("Tab");
    await expect(back).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(receipt).toBeFocused();
    await expect(receipt).toContainText(String(row?.["reference"]));
    await expect(send).toHaveCount(0);
    await expectNoBarriers(page);
    await receipt.getByRole("link", { name: content.enquiryForm.sent.contact.again }).click();
    await expect(message).toHaveValue("");
    await expect(page).toHaveURL(({ pathname }) => pathname === "/contact-us");
  });

  await test.step("each step was counted once, with the names of failed fields and no value", async () => {
    const at = { page: "/contact-us", form: "contact" };
    await expect
      .poll(() => sent)
      .toEqual([
        view("/contact-us"),
        { ...at, event: "form_opened" },
        { ...at, event: "form_failed", fields: [...asked("contact"), "captcha"] },
        {
          ...at,
          event: "form_failed",
          fields: expect.arrayContaining(["fullname", "email", "phone", "message"]),
        },
        { ...at, event: "form_sent" },
        view("/contact-us"),
      ]);
    expect(JSON.stringify(sent)).not.toContain(text);
    expect(JSON.stringify(sent)).not.toMatch(/wanjiku|2547/i);
  });
});

// A retry after a lost answer: app/features/enquiries/enquiry-form.test.tsx.
test("on a desktop a missing answer loses no text, and the next message needs a new captcha", async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.clock.install();
  await page.goto("/contact-us");
  const { message, tickBox, send, dialog, back } = partsOf(page);
  await wake(page);
  const [first, second] = [newMessage(), newMessage()];
  await fillIn(page, first);
  await tickBox.check();
  await expect(page.getByText(formTexts.tickBox.checked)).toBeAttached();
  const { promise: isKept, resolve } = Promise.withResolvers<void>();
  await page.route(service, async (route) => {
    await route.fetch();
    resolve();
  });
  await send.click();
  await isKept;
  // The longest time that a visitor is made to wait.
  await page.clock.runFor(10_000);
  await expectOverlay(page, "failed");
  await expectNoBarriers(page);
  await page.unroute(service);
  await back.click();
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();
  await expect(message).toHaveValue(first);
  await expect(tickBox).toBeChecked();

  await fillIn(page, second);
  await send.click();
  await expectOverlay(page, "submitted");
  for (const each of [first, second]) expect(keptEnquiries(each)).toHaveLength(1);
});

test("without a connection the failure is shown with its icons, and says that the text is still there", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const { message, tickBox, send, dialog, back } = partsOf(page);
  await wake(page);
  const text = newMessage();
  await fillIn(page, text);
  await tickBox.check();
  await expect(page.getByText(formTexts.tickBox.checked)).toBeAttached();
  const lost: string[] = [];
  page.on("requestfailed", (request) => lost.push(new URL(request.url()).pathname));
  await page.context().setOffline(true);
  await send.click();
  await expectOverlay(page, "failed");
  await expect(dialog).toContainText(formTexts.stillThere);
  expect(lost.filter((path) => path.startsWith("/icons/"))).toEqual([]);
  await back.click();
  await expect(message).toHaveValue(text);
});

test("text and ticks typed before the script loads are kept; a double click, and Back, store one message", async ({
  page,
}) => {
  const { tickBox, island, send, receipt } = partsOf(page);
  await page.route("**/assets/hydrate-*.js", async (route) => {
    await expect(tickBox).toBeChecked();
    await route.continue();
  });
  await page.goto("/contact-us");
  const text = newMessage();
  await fillIn(page, text);
  await tickBox.check();
  await expect(island).toHaveAttribute("data-state", "awake");
  await send.dblclick();
  await expectOverlay(page, "submitted");
  const [row] = keptEnquiries(text);
  await page.unroute("**/assets/hydrate-*.js");
  await page.goto("/hfc");
  await page.goBack();
  await expect(receipt).toContainText(String(row?.["reference"]));
  expect(keptEnquiries(text)).toHaveLength(1);
});

test("a page restored before its script loaded works with script, and has no old errors", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const { main, fullname, tickBox, send, summary } = partsOf(page);
  const post = (honeypot: string) =>
    main.locator("[name=website]").evaluate((field: HTMLInputElement, value) => {
      field.value = value;
      // Sent without script.
      field.form?.submit();
    }, honeypot);
  await fullname.fill("Wanjiku");
  await post("");
  await expect(summary).toHaveCount(asked("contact").length);
  await expectNoBarriers(page);

  const text = newMessage();
  await fillIn(page, text);
  await post("https://spam.example");
  const notice = main.getByText(formTexts.failed.text, { exact: true });
  await expect(notice).toBeVisible();
  await wake(page);
  await expect(fullname).not.toHaveValue("");
  await send.click();
  await expect(summary).toHaveText([errors.captcha.missing]);
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  await expect(notice).toHaveCount(0);
  expect(keptEnquiries(text)).toHaveLength(1);
});
