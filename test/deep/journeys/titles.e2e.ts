import type { Page } from "@playwright/test";
import { stepTitle } from "#app/pages/careers/apply/steps/steps-bar.tsx";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import {
  applyAddress,
  codeSentTo,
  jobId,
  newPhone,
  partsOf,
} from "#test/support/browser/application-page.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { found } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";
import {
  expectOverlay,
  fillIn,
  newMessage,
  partsOf as partsOfForm,
  wake,
} from "#test/support/browser/enquiry-page.ts";

const campaign = found(contents.en.campaigns[0]);

/**
 * Every island's form, at the URL where it is the page. It is refused if empty; without script, see `plain-*.e2e.ts`.
 */
const forms = [
  "/contact-us",
  "/complaints",
  "/sw/contact-us",
  "/enquire/borrow/for-individuals/personal-loan",
  paths.propertyEnquiry(found(contents.en.properties[0]).path),
  paths.campaignBooking(campaign.path),
];

// Chromium remarks on every answer that is not 200.
test.use({ allowedNoise: /Failed to load resource/ });

for (const address of forms) {
  test(`the title of ${address} says that something is wrong`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    const title = await page.title();
    const prefix = address.startsWith("/sw") ? "Kosa: " : "Error: ";
    await page.locator("main [data-island] form").locator(typed).first().fill("");
    await submit(page);
    await expect(page).toHaveTitle(prefix + title);
  });
}

test("the title is normal again once the error is corrected", async ({ page }) => {
  await page.goto("/calculators/mortgage?amount=x&rate=14&years=20");
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(/^Error: Mortgage/);
  const { amount } = contents.en.messages.calculators.mortgage.fields;
  await main.getByLabel(amount.label).fill("5,000,000");
  await expect(page).toHaveTitle(/^Mortgage/);
});

for (const [language, prefix] of [
  ["en", "Error: "],
  ["sw", "Kosa: "],
] as const) {
  test(`each step of an application has its title (${language})`, async ({ page }) => {
    const { applicationForm: form, formMessages, settings } = contents[language];
    const parts = partsOf(page, form, formMessages);
    const phone = newPhone();
    const job = contents.en.specimenJobs.find(({ id }) => id === jobId)?.title ?? "";
    const titleOf = (step: "phone" | "code" | "details") =>
      `${stepTitle(step, fillText(form.title, { job }), form.steps)} | ${settings.bank.name}`;

    await page.goto(language === "sw" ? `/sw${applyAddress}` : applyAddress);
    await expect(page).toHaveTitle(titleOf("phone"));
    await parts.phone.fill("0712");
    await parts.tickBox.check();
    await parts.sendCode.click();
    await expect(page).toHaveTitle(prefix + titleOf("phone"));

    // Sent again without a correction.
    await parts.sendCode.click();
    await expect(parts.summary).toHaveCount(1);
    await expect(page).toHaveTitle(prefix + titleOf("phone"));

    await parts.phone.fill(phone);
    await parts.sendCode.click();
    await expect(page).toHaveTitle(titleOf("code"));
    await parts.code.fill("12");
    await parts.verify.click();
    await expect(page).toHaveTitle(prefix + titleOf("code"));
    await parts.code.fill(codeSentTo(phone));
    await parts.verify.click();
    await expect(page).toHaveTitle(titleOf("details"));
    await parts.next.click();
    await expect(page).toHaveTitle(prefix + titleOf("details"));
  });
}

test("a form on its product's page names the error in the title", async ({ page }) => {
  await page.goto("/borrow/for-individuals/personal-loan");
  const title = await page.title();
  // The page action scrolls to the form, which loads with its section.
  await page.locator("[data-page-action]").click();
  await expect(partsOfForm(page).fullname).toBeFocused();
  await partsOfForm(page).send.click();
  await expect(page).toHaveTitle(`Error: ${title}`);
});

test("a form in a popup names the error until the popup is closed", async ({ page }) => {
  await page.goto(paths.campaign(campaign.path));
  const title = await page.title();
  const texts = contents.en.enquiryForm.booking;
  await page.getByRole("button", { name: texts.open }).click();
  await expect(partsOfForm(page).fullname).toBeFocused();
  await page.getByRole("button", { name: texts.send, exact: true }).click();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await page.getByRole("button", { name: texts.close }).click();
  await expect(page).toHaveTitle(title);
});

test("the title names a failure until the visitor returns to the form", async ({ page }) => {
  await page.route("**/api/website/contactUs", (route) => route.abort());
  await page.goto("/contact-us");
  const title = await page.title();
  await wake(page);
  await fillIn(page, newMessage());
  const { tickBox, send, back } = partsOfForm(page);
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "failed");
  await expect(page).toHaveTitle(`Error: ${title}`);
  await back.click();
  await expect(page).toHaveTitle(title);
});

const typed = "input:is([type=text], [inputmode], :not([type])):visible";

const submit = (page: Page) =>
  page.locator("main [data-island] form button:not([type=button], [formaction])").last().click();
