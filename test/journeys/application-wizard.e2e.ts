import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { parseConfig } from "#server/base/config.ts";
import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import {
  applyAddress,
  askForCode,
  codeSentTo,
  cvFile,
  fillInDetails,
  form,
  jobId,
  keptApplications,
  newPhone,
  openDetails,
  partsOf,
} from "#test/support/browser/application-page.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import { sampleAnswers } from "#test/support/records/sample-answers.ts";
import { desk, phone as phoneSize } from "#test/support/site/site.ts";
import { view, watchCounts } from "#test/support/browser/watch-counts.ts";

const picture = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const { CV_MAX_MEGABYTES: megabytes } = parseConfig({ NODE_ENV: "production" });
const cvHint = fillText(form.cv.hint, { megabytes });
const { details, education } = form;
const { codes } = content.careersMessages;
const { fields, errors, submitted } = content.applicationMessages;

test.use({ allowedNoise: /Failed to load resource/ });

test("on a phone an application goes from the number to the receipt, sound and counted", async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const parts = partsOf(page);
  const { sent } = await watchCounts(page);
  const phone = newPhone();

  await test.step("the phone", async () => {
    await page.goto(applyAddress);
    await parts.phone.fill("12");
    await expect(parts.island).toHaveAttribute("data-state", "awake");
    await parts.sendCode.click();
    const { phoneNumber, captcha } = codes.errors;
    await expect(parts.summary).toHaveText([phoneNumber.invalid, captcha.missing]);
    await expectNoBarriers(page, "main");
    await parts.tickBox.check();
    await parts.phone.fill(phone);
    await parts.sendCode.click();
    await expect(parts.heading(form.code.title)).toBeFocused();
  });

  await test.step("the code", async () => {
    await expectNoBarriers(page, "main");
    await expect(parts.code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(parts.code).toHaveAttribute("inputmode", "numeric");
    await parts.code.fill(codeSentTo(phone));
    await page.keyboard.press("Enter");
    await expect(parts.heading(details.title)).toBeFocused();
  });

  await test.step("the form", async () => {
    await expectNoBarriers(page, "main");
    await fillInDetails(page);
    await parts.cv.setInputFiles(cvFile());
    await expect(parts.main).toContainText("wanjiku-cv.pdf, 3 KB (2,048 bytes)");
    await parts.next.click();
    await expect(parts.heading(form.check.title)).toBeFocused();
  });

  await test.step("the answers, which can be changed; Back returns to the form", async () => {
    await expect(parts.main).toContainText("September 2015");
    await expect(parts.cv).toHaveValue(/wanjiku-cv\.pdf$/);
    await expectNoBarriers(page, "main");
    await parts.edit.click();
    await parts.field(fields.firstName.label).fill("Njeri");
    await parts.next.click();
    await expect(parts.main).toContainText("Njeri");
    await page.goBack();
    await expect(parts.field(fields.firstName.label)).toHaveValue("Njeri");
    await expect(parts.main).toContainText("wanjiku-cv.pdf, 3 KB (2,048 bytes)");
    await parts.next.click();
  });

  await test.step("the receipt has a URL and remains after a reload", async () => {
    await parts.send.click();
    await expect(parts.heading(submitted)).toBeFocused();
    await expectNoBarriers(page, "main");
    const [row, ...others] = keptApplications(phone);
    expect(others).toEqual([]);
    await expectHeard(page, submitted, String(row?.["reference"]));
    expect(row).toMatchObject({ first_name: "Njeri", last_name: "Ng'ang'a", job_id: jobId });
    await page.reload();
    await expect(parts.main).toContainText(String(row?.["reference"]));
    await page.goBack();
    expect(keptApplications(phone)).toHaveLength(1);
  });

  const at = { page: applyAddress, form: "application" };
  const receipt = `${applyAddress}/sent`;
  expect(sent.slice(0, 5)).toEqual([
    view(applyAddress),
    { ...at, event: "form_opened" },
    { ...at, event: "form_failed", fields: ["phoneNumber", "captcha"] },
    view(receipt),
    { ...at, page: receipt, event: "form_sent" },
  ]);
});

test("on a desk each error is by its field and above the form", async ({ page }) => {
  await page.setViewportSize(desk);
  const parts = partsOf(page);
  const { choice, field, main } = parts;
  await openDetails(page);

  await test.step("each missing field", async () => {
    await parts.next.click();
    await expect(field(fields.firstName.label)).toBeFocused();
    await expect(parts.summary).toHaveText([
      ...namesOf(applicationFields)
        .filter((name) => sampleAnswers[name] !== "")
        .map((name) => fields[name].missing),
      errors["education.institution"].missing,
      errors["education.award"].missing,
      errors["education.discipline"].missing,
      errors["education.grade"].missing,
      errors["education.startDate"].missing,
      errors.cv.missing,
    ]);
    await expectNoBarriers(page, "main");
    await main.getByRole("link", { name: fields.idNumber.missing }).click();
    await expect(field(fields.idNumber.label)).toBeFocused();
    await page.keyboard.type("1");
    await expect(field(fields.idNumber.label)).not.toHaveAttribute("aria-invalid");
    await expect(field(fields.lastName.label)).toHaveAttribute("aria-invalid", "true");
  });

  await test.step("applicants abroad are asked about the permit, and those with one for its expiry", async () => {
    const permit = page.getByRole("radiogroup", { name: fields.workPermit.label });
    const expiry = field(fields.workPermitExpiry.label);
    await expect(permit).toBeHidden();
    await choice(fields.resident.label, form.no).check();
    await expect(permit).toBeVisible();
    await expect(expiry).toBeHidden();
    await choice(fields.workPermit.label, form.yes).check();
    await expect(expiry).toBeVisible();
    await choice(fields.workPermit.label, form.no).check();
    await expect(expiry).toBeHidden();
    await choice(fields.resident.label, form.yes).check();
    await expect(permit).toBeHidden();
  });

  await test.step("rows after the first can be added and removed, and the others keep their text", async () => {
    const schools = main.getByLabel(education.fields.institution, { exact: true });
    const remove = (number: number) =>
      main.getByRole("button", { name: fillText(education.remove, { number }) });
    await expect(remove(1)).toHaveCount(0);
    const before = await schools.count();
    await schools.nth(1).fill("School 2");
    await main.getByRole("button", { name: education.add }).click();
    await expect(schools.nth(before)).toBeFocused();
    await schools.nth(before).fill("The last school");
    await remove(2).click();
    await expect(schools).toHaveCount(before);
    await expect(schools.nth(before - 1)).toHaveValue("The last school");
    await expect(main.getByRole("button", { name: education.add })).toBeFocused();
    await remove(before).click();
  });

  // Each fault of a CV is tested in app/pages/careers/apply/cv/cv-file.test.ts.
  await test.step("an invalid CV is refused when it is chosen, and nothing is lost", async () => {
    await fillInDetails(page);
    await parts.cv.setInputFiles({ ...cvFile(), buffer: picture });
    await expect(parts.cv).toHaveAccessibleDescription(`${errors.cv.misnamed} ${cvHint}`);
    await expect(main).toContainText(cvFile().name);
    await parts.next.click();
    await expect(parts.summary).toHaveText([errors.cv.misnamed]);
    await expect(parts.cv).toBeFocused();
    await expect(field(fields.firstName.label)).toHaveValue(sampleAnswers.firstName);
    await parts.cv.setInputFiles(cvFile());
    await expect(parts.cv).not.toHaveAttribute("aria-invalid");
  });

  await test.step("a current education has no end", async () => {
    const row = page.getByRole("group", { name: fillText(education.entry, { number: 1 }) });
    await row.getByLabel(education.fields.endDate, { exact: true }).fill("");
    await parts.next.click();
    await expect(parts.heading(form.check.title)).toBeFocused();
    await expect(main.getByText(form.check.stillThere, { exact: true })).toBeVisible();
  });
});

test("a code is sent again after a minute, and the link back leads to a code for another number", async ({
  page,
}) => {
  const parts = partsOf(page);
  const phone = newPhone();
  await page.clock.install();
  await askForCode(page, phone);
  const again = parts.main.getByRole("button", { name: form.code.again });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await again.press("Enter");
  await expect(parts.main.getByRole("status").filter({ hasText: /\d/ })).toHaveCount(1);
  await page.clock.runFor(61_000);
  await expect(again).toHaveAttribute("aria-disabled", "false");
  await expect(parts.tickBox).toBeVisible();

  const here = parts.main.getByRole("link", { name: form.code.change.link, exact: true });
  const phoneAsRead = phone.replace(/^(\d{4})(\d{3})/, "$1 $2 ");
  await page.goBack();
  await expect(parts.heading(form.phone.title)).toBeFocused();
  await expect(parts.phone).toHaveValue(phoneAsRead);
  await page.goForward();
  await here.click();
  await expect(parts.heading(form.phone.title)).toBeFocused();
  await expect(parts.phone).toHaveValue(phoneAsRead);
  await parts.tickBox.check();
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeFocused();
  await expect(parts.alert).toBeVisible();
  await expect(again).toHaveAttribute("aria-disabled", "false");
  await here.click();
  await parts.tickBox.check();
  await parts.phone.fill(newPhone());
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeFocused();
});

test("a reload stays at its step, with the code and the proof still valid, and its heading is in sight", async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  const parts = partsOf(page);
  const phone = newPhone();
  const isShown = async (title: string) => {
    await expect(parts.heading(title)).toBeFocused();
    await expect(parts.heading(title)).toBeInViewport();
  };
  await askForCode(page, phone);
  await page.reload();
  await isShown(form.code.title);
  await parts.code.fill(codeSentTo(phone));
  await parts.verify.click();

  await isShown(details.title);
  await fillInDetails(page);
  await page.reload();
  await isShown(details.title);
  await expect(parts.field(fields.lastName.label)).toHaveValue(sampleAnswers.lastName);
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();

  await isShown(form.check.title);
  await page.reload();
  await isShown(form.check.title);
  await expect(parts.main).toContainText(sampleAnswers.lastName);
  await page.goBack();
  await isShown(details.title);
  await page.goForward();
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();
  await parts.send.click();

  await isShown(submitted);
  await page.goBack();
  await expect(parts.heading(submitted)).toBeInViewport();
  await page.reload();
  await expect(parts.heading(form.phone.title)).toBeInViewport();
  expect(keptApplications(phone)).toHaveLength(1);
});
