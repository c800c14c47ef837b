import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { expect, test } from "../support/browser.ts";
import {
  askForCode,
  codeSentTo,
  cvFile,
  expectNoAxeViolation,
  fillInDetails,
  form,
  jobId,
  keptApplications,
  newPhone,
  openCheck,
  openDetails,
  partsOf,
} from "../support/application-page.ts";
import { content } from "../support/content.ts";
import { becomeNewVisitor } from "../support/enquiry-page.ts";
import { desk, phone as phoneSize } from "../support/site.ts";
import { sampleAnswers } from "../support/sample-answers.ts";
import { sidewaysScroll } from "../support/accessibility.ts";

const picture = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const cvHint = fillText(form.cv.hint, { megabytes: 5 });
const { details } = form;
const { fields, errors, submitted } = content.applicationMessages;

test.use({ allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

for (const viewport of [phoneSize, desk]) {
  test.describe(`an application at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("goes from the phone to the receipt, sound for axe at each step", async ({ page }) => {
      const parts = partsOf(page);
      const phone = newPhone();
      await askForCode(page, phone);
      await expectNoAxeViolation(page);
      await parts.code.fill(codeSentTo(phone));
      await page.keyboard.press("Enter");
      await expect(parts.heading(details.title)).toBeFocused();
      await expectNoAxeViolation(page);

      await fillInDetails(page);
      await parts.cv.setInputFiles(cvFile());
      await expect(parts.main).toContainText("wanjiku-cv.pdf, 2,048 bytes");
      await parts.next.click();
      await expect(parts.heading(form.check.title)).toBeFocused();
      await expect(parts.main).toContainText("September 2015");
      await expectNoAxeViolation(page);
      expect(await sidewaysScroll(page)).toBe(0);

      await parts.send.click();
      await expect(parts.heading(submitted)).toBeFocused();
      await expectNoAxeViolation(page);
      const [row, ...others] = keptApplications(phone);
      expect(others).toEqual([]);
      expect(row).toMatchObject({ first_name: "Wanjiku", last_name: "Ng'ang'a", job_id: jobId });
      await expect(parts.main).toContainText(String(row?.["reference"]));

      // The receipt has an address: it is there again after a reload.
      await page.reload();
      await expect(parts.heading(submitted)).toBeVisible();
      await expect(parts.main).toContainText(String(row?.["reference"]));
    });

    test("says what is missing, by the field and above the form", async ({ page }) => {
      const parts = partsOf(page);
      await openDetails(page);
      await parts.next.click();
      await expect(parts.field(fields.firstName.label)).toBeFocused();
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
      await expectNoAxeViolation(page);
      await parts.main.getByRole("link", { name: fields.idNumber.missing }).click();
      await expect(parts.field(fields.idNumber.label)).toBeFocused();
      await page.keyboard.type("1");
      await expect(parts.field(fields.idNumber.label)).not.toHaveAttribute("aria-invalid");
      await expect(parts.field(fields.lastName.label)).toHaveAttribute("aria-invalid", "true");
    });
  });
}

test("the permit is asked of those abroad, its expiry of those who have one", async ({ page }) => {
  const { choice, field } = partsOf(page);
  await openDetails(page);
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

test("a trainee applies without a previous salary", async ({ page }) => {
  const parts = partsOf(page);
  const trainee = content.specimenJobs.find(({ traineeship }) => traineeship)?.id ?? "";
  const phone = await openDetails(page, newPhone(), `/careers/${trainee}/apply`);
  await expect(parts.field(fields.expectedSalary.label)).toBeVisible();
  await expect(parts.field(fields.previousSalary.label)).toHaveCount(0);
  await fillInDetails(page, undefined, ["previousSalary"]);
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();
  await expect(parts.heading(form.check.title)).toBeFocused();
  await expect(parts.main).not.toContainText(fields.previousSalary.label);
  await parts.send.click();
  await expect(parts.heading(submitted)).toBeFocused();
  expect(keptApplications(phone)).toMatchObject([{ job_id: trainee, previous_salary: "" }]);
});

test("an education that goes on has no end", async ({ page }) => {
  const parts = partsOf(page);
  await openDetails(page);
  await fillInDetails(page);
  const { entry, fields: labels } = form.education;
  const row = page.getByRole("group", { name: fillText(entry, { number: 1 }) });
  await row.getByLabel(labels.endDate, { exact: true }).fill("");
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();
  await expect(parts.heading(form.check.title)).toBeFocused();
  await expect(parts.main.getByText(form.check.stillThere, { exact: true })).toBeVisible();
});

test("rows come and go from the second on, and those that stay keep their text", async ({
  page,
}) => {
  const { main } = partsOf(page);
  await openDetails(page);
  const institutions = main.getByLabel(form.education.fields.institution, { exact: true });
  await expect(main.getByRole("button", { name: "Remove education 1" })).toHaveCount(0);
  for (const place of [1, 2]) {
    await main.getByRole("button", { name: form.education.add }).click();
    await expect(institutions.nth(place)).toBeFocused();
    await institutions.nth(place).fill(`School ${place + 1}`);
  }
  await main.getByRole("button", { name: "Remove education 2" }).click();
  await expect(institutions).toHaveCount(2);
  await expect(institutions.nth(1)).toHaveValue("School 3");
  await expect(main.getByRole("button", { name: form.education.add })).toBeFocused();
});

for (const [what, file, error] of [
  ["another kind", { ...cvFile(), name: "cv.png" }, errors.cv.unsupported],
  ["a picture named as a PDF", { ...cvFile(), buffer: picture }, errors.cv.misnamed],
  ["an empty file", { ...cvFile(), buffer: Buffer.alloc(0) }, errors.cv.empty],
  ["too large a file", cvFile(5 * 1024 * 1024 + 1), "Choose a CV of at most 5 MB"],
] as const) {
  test(`a CV that is ${what} is refused when it is chosen, and nothing is lost`, async ({
    page,
  }) => {
    const parts = partsOf(page);
    await openDetails(page);
    await fillInDetails(page);
    await parts.cv.setInputFiles(file);
    await expect(parts.cv).toHaveAccessibleDescription(`${error} ${cvHint}`);
    await expect(parts.main).toContainText(`${file.name}, `);
    await expect(parts.summary).toHaveCount(0);
    await parts.next.click();
    await expect(parts.summary).toHaveText([error]);
    await expect(parts.cv).toBeFocused();
    await expect(parts.field(fields.firstName.label)).toHaveValue(sampleAnswers.firstName);
    await parts.cv.setInputFiles(cvFile());
    await expect(parts.cv).not.toHaveAttribute("aria-invalid");
    await parts.next.click();
    await expect(parts.heading(form.check.title)).toBeFocused();
  });
}

test("answers can be changed, and Back leads to the form with all that was typed", async ({
  page,
}) => {
  const parts = partsOf(page);
  const phone = await openCheck(page);
  await parts.edit.click();
  await parts.field(fields.firstName.label).fill("Njeri");
  await parts.next.click();
  await expect(parts.main).toContainText("Njeri");
  await page.goBack();
  await expect(parts.field(fields.firstName.label)).toHaveValue("Njeri");
  await expect(parts.main).toContainText("wanjiku-cv.pdf, 2,048 bytes");
  await parts.next.click();
  await parts.send.click();
  await expect(parts.heading(submitted)).toBeVisible();
  await page.goBack();
  await page.goBack();
  expect(keptApplications(phone)).toHaveLength(1);
});

test("a code can be typed for another number by way of the link", async ({ page }) => {
  const parts = partsOf(page);
  const phone = newPhone();
  await askForCode(page, phone);
  await parts.main.getByRole("link", { name: "here", exact: true }).click();
  await expect(parts.heading(form.phone.title)).toBeFocused();
  await expect(parts.phone).toHaveValue(phone.replace(/^(\d{4})(\d{3})/, "$1 $2 "));
  await parts.tickBox.check();
  await parts.phone.fill(newPhone());
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeFocused();
});

test("the field for the code is one that phones fill in, and a new code takes a minute", async ({
  page,
}) => {
  const parts = partsOf(page);
  await page.clock.install();
  await askForCode(page, newPhone());
  await expect(parts.code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(parts.code).toHaveAttribute("inputmode", "numeric");
  const again = parts.main.getByRole("button", { name: form.code.again });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await page.clock.runFor(61_000);
  await expect(again).toHaveAttribute("aria-disabled", "false");
  await expect(parts.tickBox).toBeVisible();
});
