import { loadLanguages } from "#checks/load-languages.ts";
import { expectHeard } from "../support/announcements.ts";
import {
  applyAddress,
  cvFile,
  expectNoAxeViolation,
  fillInDetails,
  keptApplications,
  openDetails,
  partsOf,
} from "../support/application-page.ts";
import { expect, test } from "../support/browser.ts";
import { becomeNewVisitor } from "../support/enquiry-page.ts";
import { phone as phoneSize } from "../support/site.ts";

const { applicationForm: form, applicationMessages, formMessages } = loadLanguages().sw;
const texts = { form, application: applicationMessages, tickBox: formMessages.tickBox.label };
const { fields, submitted } = applicationMessages;

test.use({ allowedNoise: /Failed to load resource/, viewport: phoneSize });

test("on a phone an application is corrected and sent in Kiswahili", async ({ page }) => {
  await becomeNewVisitor(page);
  const parts = partsOf(page, texts);
  const phone = await openDetails(page, { address: `/sw${applyAddress}`, texts });
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await parts.next.click();
  await expect(parts.summary.first()).toHaveText(fields.firstName.missing);
  await fillInDetails(page, texts);
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();
  await expect(parts.heading(form.check.title)).toBeFocused();
  await expectNoAxeViolation(page);
  await parts.send.click();
  await expect(parts.heading(submitted)).toBeFocused();
  const [row, ...others] = keptApplications(phone);
  expect(others).toEqual([]);
  await expectHeard(page, submitted, String(row?.["reference"]));
});
