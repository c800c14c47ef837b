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
import { desk } from "../support/site.ts";

const { codes } = content.careersMessages;
const { fields, errors, submitted } = content.applicationMessages;

test.use({
  viewport: desk,
  javaScriptEnabled: false,
  allowedNoise: /Failed to load resource/,
});

test("without JavaScript the whole wizard works on a desk", async ({ page }) => {
  await becomeNewVisitor(page);
  const parts = partsOf(page);
  const phone = newPhone();

  await test.step("a wrong number and a wrong code are marked, with what was typed", async () => {
    await page.goto(applyAddress);
    await expect(parts.tickBox).toBeHidden();
    await parts.phone.fill("0712 345");
    await parts.sendCode.click();
    await expect(parts.summary).toHaveText([codes.errors.phoneNumber.invalid]);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(parts.phone).toHaveValue("0712 345");
    await parts.phone.fill(phone);
    await parts.sendCode.click();
    await parts.code.fill("12");
    await parts.verify.click();
    await expect(parts.summary).toHaveText([codes.errors.otp.invalid]);
    await parts.code.fill(codeSentTo(phone));
    await parts.verify.click();
    await expect(parts.heading(form.details.title)).toBeVisible();
  });

  await test.step("the form has room for more", async () => {
    await parts.next.click();
    await expect(parts.summary.first()).toHaveText(fields.firstName.missing);
    await expect(parts.main.getByRole("group", { name: /^Education/ })).toHaveCount(3);
    await fillInDetails(page);
    await parts.main.getByRole("button", { name: form.workExperience.add }).click();
    await expect(parts.main.getByRole("group", { name: /^Job/ })).toHaveCount(4);
    await expect(parts.field(fields.firstName.label)).toHaveValue("Wanjiku");
    await parts.next.click();
    await expect(parts.heading(form.check.title)).toBeVisible();
  });

  await test.step("the answers can be changed, and go once with a CV", async () => {
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
