import { loadLanguages } from "#model/load-languages.ts";
import {
  applyAddress,
  codeSentTo,
  cvFile,
  expectNoAxeViolation,
  fillInDetails,
  keptApplications,
  newPhone,
  partsOf,
} from "../support/application-page.ts";
import { expect, test } from "../support/browser.ts";
import { becomeNewVisitor } from "../support/enquiry-page.ts";
import { desk, phone as phoneSize } from "../support/site.ts";

const {
  applicationForm: form,
  applicationMessages,
  careersMessages,
  formMessages,
} = loadLanguages().sw;
const texts = { form, application: applicationMessages, tickBox: formMessages.tickBox.label };
const { fields, errors, submitted } = applicationMessages;
const address = `/sw${applyAddress}`;

// Chromium remarks on every answer that is not 200.
test.use({ allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

test.describe("on a phone", () => {
  test.use({ viewport: phoneSize });

  test("an application is corrected and sent in Kiswahili", async ({ page }) => {
    const parts = partsOf(page, texts);
    const phone = newPhone();
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", "sw");
    await parts.phone.fill("0712");
    await expect(parts.island).toHaveAttribute("data-state", "awake");
    await parts.tickBox.check();
    await parts.sendCode.click();
    await expect(parts.main).toContainText(careersMessages.codes.errors.phoneNumber.invalid);
    await parts.phone.fill(phone);
    await parts.sendCode.click();
    await expect(parts.heading(form.code.title)).toBeFocused({ timeout: 15_000 });
    await parts.code.fill(codeSentTo(phone));
    await parts.verify.click();
    await expect(parts.heading(form.details.title)).toBeFocused();
    await parts.next.click();
    await expect(parts.summary.first()).toHaveText(fields.firstName.missing);
    await expectNoAxeViolation(page);
    await fillInDetails(page, texts);
    await parts.cv.setInputFiles(cvFile());
    await parts.next.click();
    await expect(parts.heading(form.check.title)).toBeFocused();
    await expectNoAxeViolation(page);
    await parts.send.click();
    await expect(parts.heading(submitted)).toBeFocused();
    expect(keptApplications(phone)).toHaveLength(1);
  });
});

test.describe("on a desk without JavaScript", () => {
  test.use({ viewport: desk, javaScriptEnabled: false });

  test("an application with its CV is sent in Kiswahili", async ({ page }) => {
    const parts = partsOf(page, texts);
    const phone = newPhone();
    await page.goto(address);
    await parts.phone.fill(phone);
    await expect(async () => {
      await parts.sendCode.click();
      await expect(parts.heading(form.code.title)).toBeVisible({ timeout: 1000 });
    }).toPass({ intervals: [1500] });
    await parts.code.fill(codeSentTo(phone));
    await parts.verify.click();
    await fillInDetails(page, texts);
    await parts.next.click();
    await expect(parts.heading(form.check.title)).toBeVisible();
    await parts.send.click();
    await expect(parts.summary).toHaveText([errors.cv.missing]);
    await parts.cv.setInputFiles(cvFile());
    await parts.send.click();
    await expect(page).toHaveURL(/\/sw\/careers\/[^/]+\/apply\/sent/);
    await expect(parts.heading(submitted)).toBeVisible();
    expect(keptApplications(phone)).toHaveLength(1);
  });
});
