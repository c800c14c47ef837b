import { expect, test } from "../support/browser.ts";
import {
  becomeNewVisitor,
  expectOverlay,
  expectAccessible,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
  wake,
} from "../support/enquiry-page.ts";
import { formTexts } from "../support/forms.ts";
import { desk, phone } from "../support/site.ts";

const service = "**/api/website/contactUs";

// Some of these cut the line, and Chromium says so.
test.use({ allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

for (const viewport of [phone, desk]) {
  test.describe(`the contact form at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("is sound in each state, by keyboard alone, and is kept", async ({ page }) => {
      await page.goto("/contact-us");
      const { fullname, message, tickBox, send, dialog, back, summary } = partsOf(page);
      await wake(page);
      await expectAccessible(page);

      await send.press("Enter");
      await expect(fullname).toBeFocused();
      await expect(summary).toHaveCount(5);
      await expectAccessible(page);

      const text = newMessage();
      await fillIn(page, text);
      await message.press("Tab");
      // The fold over the fields for the answer.
      await page.keyboard.press("Tab");
      await expect(tickBox).toBeFocused();
      await page.keyboard.press("Space");
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      await page.route(service, async (route) => {
        await isReleased;
        await route.continue();
      });
      await page.keyboard.press("Tab");
      await expect(page.locator("[data-privacy] a")).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectOverlay(page, "submitting");
      await page.keyboard.press("Escape");
      await expectOverlay(page, "submitting");
      await expectAccessible(page);
      release();

      await expectOverlay(page, "submitted");
      await expectAccessible(page);
      const [row] = keptEnquiries(text);
      expect(row).toMatchObject({
        name: "Wanjiku Ng'ang'a",
        email: "wanjiku@mail.example",
        phone: "254712345678",
        message_section: "Contact us",
        subject: null,
        destination_flag: "website",
      });
      await expect(dialog).toContainText(String(row?.["reference"]));

      await page.keyboard.press("Tab");
      await expect(back).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(fullname).toHaveValue("");
      await expect(message).toHaveValue("");
      await expect(tickBox).not.toBeChecked();
      await expect(page).toHaveURL("/contact-us");
    });

    test("says that it failed, loses nothing, and is kept once when sent again", async ({
      page,
    }) => {
      await page.goto("/contact-us");
      const { message, tickBox, send, dialog, back } = partsOf(page);
      await wake(page);
      const text = newMessage();
      await fillIn(page, text);
      await tickBox.check();

      // The server keeps it, but its answer is lost on the way.
      await page.route(service, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send.click();
      await expectOverlay(page, "failed");
      await expectAccessible(page);
      expect(keptEnquiries(text)).toHaveLength(1);
      await back.click();
      await expect(dialog).toBeHidden();
      await expect(send).toBeFocused();
      await expect(message).toHaveValue(text);
      await expect(tickBox).toBeChecked();

      await page.unroute(service);
      await send.click();
      await expectOverlay(page, "submitted");
      const rows = keptEnquiries(text);
      expect(rows).toHaveLength(1);
      await expect(dialog).toContainText(String(rows[0]?.["reference"]));
    });
  });
}

test("what is wrong is said in the specification's words, and a change clears it", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const { fullname, email, phone: number, message, tickBox, send, main } = partsOf(page);
  await wake(page);
  await fullname.fill("Wanjiku");
  await email.fill("wanjiku@");
  await number.fill("0712 345");
  await message.fill(" ");
  await send.click();
  for (const [field, sentence] of [
    [fullname, "Please enter atleast two names"],
    [email, "Invalid email address"],
    [number, "Please enter a valid phone number (format is 2547XXXXXXXX)"],
    [message, "Please enter your message"],
    [tickBox, "Please tick the reCAPTCHA box"],
  ] as const) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${escaped(sentence)}`));
    await main.getByRole("link", { name: sentence }).click();
    await expect(field).toBeFocused();
  }
  await tickBox.check();
  await expect(tickBox).not.toHaveAttribute("aria-invalid");
  await fullname.fill("Wanjiku O");
  await expect(fullname).not.toHaveAttribute("aria-invalid");
  await expect(email).toHaveAttribute("aria-invalid", "true");
});

const escaped = (sentence: string) => sentence.replaceAll(/[()]/g, "\\$&");

test("the page that comes back where the form was posted before it woke is sound", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await partsOf(page).fullname.evaluate((input: HTMLInputElement) => input.form?.submit());
  await expect(partsOf(page).summary).toHaveCount(4);
  await expectAccessible(page);
  // The island continues from there.
  await wake(page);
  await partsOf(page).send.click();
  await expect(partsOf(page).summary).toHaveCount(5);
});

test("what is typed and ticked before the form wakes is kept", async ({ page }) => {
  await page.route("**/assets/hydrate-*.js", async (route) => {
    await expect(partsOf(page).tickBox).toBeChecked();
    await route.continue();
  });
  await page.goto("/contact-us");
  const text = newMessage();
  await fillIn(page, text);
  await partsOf(page).tickBox.check();
  await expect(partsOf(page).island).toHaveAttribute("data-state", "awake");
  await partsOf(page).send.click();
  await expectOverlay(page, "submitted");
  expect(keptEnquiries(text)).toHaveLength(1);
});

test("pressed twice, and once more after Back, it is kept once", async ({ page }) => {
  await page.goto("/contact-us");
  const { tickBox, send, fullname } = partsOf(page);
  await wake(page);
  const text = newMessage();
  await fillIn(page, text);
  await tickBox.check();
  await send.dblclick();
  await expectOverlay(page, "submitted");
  await page.goto("/hfc");
  await page.goBack();
  await expect(fullname).toBeVisible();
  expect(keptEnquiries(text)).toHaveLength(1);
});

test("a used-up tick is renewed by itself", async ({ page }) => {
  await page.goto("/contact-us");
  const { tickBox, send, back } = partsOf(page);
  await wake(page);
  const first = newMessage();
  const second = newMessage();
  await fillIn(page, first);
  await tickBox.check();
  await page.route(service, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expectOverlay(page, "failed");
  await back.click();
  await page.unroute(service);
  await fillIn(page, second);
  await send.click();
  await expectOverlay(page, "submitted");
  expect(keptEnquiries(second)).toHaveLength(1);
});

for (const [answer, reply] of [
  [
    "a refusal with a reason",
    {
      status: 429,
      json: { code: 429, message: formTexts.limited, data: {} },
    },
  ],
  ["storage that does not answer", { status: 503, json: { code: 503, message: "", data: {} } }],
  ["a success that is none", { status: 200, json: { code: 7, message: "OK", data: {} } }],
  ["a proxy's own words", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }],
] as const) {
  test(`${answer} is a failure, and nothing typed is lost`, async ({ page }) => {
    await page.goto("/contact-us");
    const { tickBox, send, back, message, dialog } = partsOf(page);
    await wake(page);
    const text = newMessage();
    await fillIn(page, text);
    await tickBox.check();
    await page.route(service, (route) => route.fulfill(reply));
    await send.click();
    await expectOverlay(page, "failed");
    if (reply.status === 429) await expect(dialog).toContainText(formTexts.limited);
    await back.click();
    await expect(message).toHaveValue(text);
  });
}

test("what failed without script is not said any more once it is sent with it", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const { main, tickBox, send } = partsOf(page);
  const text = newMessage();
  await fillIn(page, text);
  const honeypot = main.locator("[name=website]");
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
    // Asks no script.
    field.form?.submit();
  });
  const notice = main.getByText(formTexts.failed.text, { exact: true });
  // A form that was made this very moment waits until it may have been filled in by a person.
  await expect(notice).toBeVisible({ timeout: 15_000 });

  await wake(page);
  await fillIn(page, text);
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  await expect(notice).toHaveCount(0);
});

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
