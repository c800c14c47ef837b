import type { Page } from "@playwright/test";
import {
  applyAddress,
  codeSentTo,
  cvFile,
  fillInDetails,
  form,
  jobId,
  keptApplications,
  newPhone,
  partsOf,
} from "../support/application-page.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { becomeNewVisitor } from "../support/enquiry-page.ts";
import { desk, phone as phoneSize } from "../support/site.ts";

const { codes } = content.careersMessages;
const { fields, errors, submitted } = content.applicationMessages;

test.use({ javaScriptEnabled: false, allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

/** A form that is sent quicker than a person can is answered once it is old enough. */
async function openPlainDetails(page: Page) {
  const parts = partsOf(page);
  const phone = newPhone();
  await page.goto(applyAddress);
  await expect(parts.tickBox).toBeHidden();
  await parts.phone.fill(phone);
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeVisible({ timeout: 10_000 });
  await parts.code.fill("12");
  await parts.verify.click();
  await expect(parts.summary).toHaveText([codes.errors.otp.invalid]);
  await parts.code.fill(codeSentTo(phone));
  await parts.verify.click();
  await expect(parts.heading(form.details.title)).toBeVisible();
  return phone;
}

for (const viewport of [phoneSize, desk]) {
  test.describe(`without JavaScript at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("the whole wizard works", async ({ page }) => {
      const parts = partsOf(page);
      const phone = await openPlainDetails(page);
      await parts.next.click();
      await expect(parts.summary.first()).toHaveText(fields.firstName.missing);
      await expect(parts.main.getByRole("group", { name: /^Education/ })).toHaveCount(3);

      await fillInDetails(page);
      await parts.main.getByRole("button", { name: form.workExperience.add }).click();
      await expect(parts.main.getByRole("group", { name: /^Job/ })).toHaveCount(4);
      await expect(parts.field(fields.firstName.label)).toHaveValue("Wanjiku");
      await parts.next.click();
      await expect(parts.heading(form.check.title)).toBeVisible();

      await parts.edit.click();
      await parts.field(fields.firstName.label).fill("Njeri");
      await parts.next.click();
      await parts.send.click();
      await expect(parts.summary).toHaveText([errors.cv.missing]);
      await parts.cv.setInputFiles(cvFile());
      await parts.send.dblclick();
      await expect(parts.heading(submitted)).toBeVisible();
      const rows = keptApplications(phone);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ first_name: "Njeri", job_id: jobId });
      await expect(page).toHaveURL(new RegExp(`reference=${String(rows[0]?.["reference"])}`));
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });
  });
}

test("a wrong number and a wrong code are marked, with what was typed", async ({ page }) => {
  const parts = partsOf(page);
  await page.goto(applyAddress);
  await parts.phone.fill("0712 345");
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === "POST"),
    parts.sendCode.click(),
  ]);
  expect(response.status()).toBe(422);
  await expect(page).toHaveTitle(/^Error: /);
  expect(response.headers()["cache-control"]).toContain("no-store");
  await expect(parts.summary).toHaveText([codes.errors.phoneNumber.invalid]);
  await expect(parts.phone).toHaveValue("0712 345");
});

for (const madeUp of ["", "?reference=A-7K3M-9QXT&day=2026-11-21&seal=AAAAAAAAAAAAAAAA"]) {
  test(`nobody gets a receipt of their own making: "${madeUp}"`, async ({ page }) => {
    const { heading, text } = content.formMessages.noReceipt;
    await page.goto(`${applyAddress}/sent${madeUp}`);
    await expect(page).toHaveURL(`${applyAddress}?receipt=unknown`);
    await expect(page.getByRole("main")).toContainText(heading);
    await expect(page.getByRole("main")).toContainText(text);
    await expect(page.getByRole("main")).not.toContainText("A-7K3M-9QXT");
    await expect(partsOf(page).phone).toBeVisible();
  });
}
