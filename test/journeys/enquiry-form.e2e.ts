import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { enquirySubjects } from "#domain/forms/enquiry-forms.ts";
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
import { phone as phoneSize } from "#test/support/site/site.ts";
import { asked } from "#test/support/browser/written-forms.ts";

const address = "/borrow/for-individuals/property-financing";

test.use({ allowedNoise: /Failed to load resource/ });

test("on a phone an enquiry about a product is written on its page, and sent", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize(phoneSize);
  await page.goto(address);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const { fullname, message, phone, receipt, send, subject, summary, tickBox } = partsOf(page);
  const action = page.locator("[data-page-action]");

  await test.step("the page action goes to the first field, and what was typed stays", async () => {
    await action.click();
    await expect(fullname).toBeFocused();
    await expect(fullname).toBeInViewport();
    await expect(page).toHaveURL(`${address}#enquiry`);
    await expect(subject.getByRole("option")).toHaveText([
      content.enquiryForm.chooseSubject,
      ...enquirySubjects,
    ]);
    await expect(phone).toHaveAttribute("placeholder", content.formMessages.fields.phone.example);
    await fullname.fill("Wanjiku");
    await page.evaluate(() => scrollTo(0, 0));
    await action.click();
    await expect(fullname).toBeFocused();
    await expect(fullname).toHaveValue("Wanjiku");
    await fullname.fill("");
  });

  await test.step("all its fields are required, and the first has the focus", async () => {
    await wake(page);
    await send.click();
    await expect(summary).toHaveCount(asked("product").length + 1);
    await expect(fullname).toBeFocused();
    await expect(subject).toHaveAttribute("aria-invalid", "true");
    await expectNoBarriers(page);
  });

  const text = newMessage();
  await fillIn(page, text, "0712 345 678");
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  expect(keptEnquiries(text)).toMatchObject([
    {
      phone: "254712345678",
      subject: enquirySubjects.at(-1),
      message_section: title,
      destination_flag: "website",
    },
  ]);
  await page.keyboard.press("Escape");
  await expect(receipt).toBeFocused();
  await expect(message).toHaveCount(0);
  // A form for Kenya does not load other countries' numbers.
  expect(fetched.filter((url) => url.includes("international-phone"))).toEqual([]);
});
