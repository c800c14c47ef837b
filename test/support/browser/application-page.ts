import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { openKeys } from "#server/base/secret.ts";
import { createPhoneProofs } from "#server/careers/phone-proof.ts";
import { pdfFile } from "#test/support/records/cv-files.ts";
import { content, found } from "#test/support/content/content.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { codeSentTo, ownFolder } from "#test/support/records/stored-rows.ts";
import { sampleAnswers, sampleLists, school } from "#test/support/records/sample-answers.ts";

const { applicationForm, applicationMessages } = content;
export { applicationForm as form };

const { specimenJobs } = content;
export const jobId = found(specimenJobs.find(({ traineeship }) => !traineeship)).id;
export const applyAddress = paths.jobApplication(jobId);

/** The parts of the wizard, as people find them, by default in English. */
export function partsOf(page: Page, form = applicationForm, forms = formTexts) {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const heading = (name: string) => main.getByRole("heading", { name, exact: true });
  return {
    main,
    island: main.locator("[data-island$=application]"),
    heading,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    choice: (name: string, answer: string) =>
      main.getByRole("radiogroup", { name }).getByLabel(answer, { exact: true }),
    phone: main.getByLabel(form.phone.label, { exact: true }),
    tickBox: main.getByRole("checkbox", { name: forms.tickBox.label }),
    sendCode: button(form.phone.send),
    code: main.getByLabel(form.code.label, { exact: true }),
    verify: button(form.code.verify),
    next: button(form.details.next),
    cv: main.locator("input[type=file]"),
    send: button(form.check.send),
    edit: button(form.check.edit),
    alert: main.getByRole("alert"),
    summary: main.getByRole("region", { name: form.problem }).getByRole("link"),
    dialog: page.getByRole("dialog"),
    draft: main.getByRole("checkbox", { name: form.draft.keep }),
  };
}

/** A number that no other test has: a phone gets few codes. */
export const newPhone = () => `07${randomInt(10_000_000, 99_999_999)}`;

export { codeSentTo, keptApplications } from "#test/support/records/stored-rows.ts";

/** Goes to the second step, with script. */
export async function askForCode(page: Page, phone: string) {
  const parts = partsOf(page);
  await page.goto(applyAddress);
  await parts.phone.fill(phone);
  await expect(parts.island).toHaveAttribute("data-state", "awake");
  await parts.tickBox.check();
  await parts.sendCode.click();
  await expect(parts.heading(applicationForm.code.title)).toBeFocused();
}

/** Goes to the form with a code, with script. */
export async function walkToDetails(page: Page) {
  const phone = newPhone();
  const parts = partsOf(page);
  await askForCode(page, phone);
  await parts.code.fill(codeSentTo(phone));
  await parts.verify.click();
  await expect(parts.heading(applicationForm.details.title)).toBeFocused();
  return phone;
}

/** Opens the form at once, with script: the phone is proven, and the answers are there. */
export async function openDetails(page: Page, answers: Readonly<Record<string, string>> = {}) {
  const phone = newPhone();
  const phoneNumber = `254${phone.slice(1)}`;
  // Uses the test server's secret, which it has created at its start.
  const secrets = { DATA_DIR: ownFolder, APP_SECRET: undefined, APP_SECRET_PREVIOUS: undefined };
  const proofs = createPhoneProofs({ keys: openKeys(secrets), now: Date.now });
  const phoneProof = await proofs.issue({ phone: phoneNumber });
  const step = { step: "details", edit: "true", phoneNumber, phoneProof };
  const postData = new URLSearchParams({ ...step, ...answers }).toString();
  await page.route(
    applyAddress,
    async (route) => {
      const headers = {
        ...route.request().headers(),
        "content-type": "application/x-www-form-urlencoded",
      };
      const response = await route.fetch({ method: "POST", headers, postData });
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto(applyAddress);
  const { field, island } = partsOf(page);
  await field(applicationMessages.fields.firstName.label).focus();
  await expect(island).toHaveAttribute("data-state", "awake");
  return phone;
}

/** Fills in the required fields; adds the CV if there is a field for it. */
export async function fillInDetails(page: Page) {
  const { field, choice } = partsOf(page);
  const { education, no, yes } = applicationForm;
  const labels: Readonly<Record<string, string>> = education.fields;
  for (const name of namesOf(applicationFields)) {
    const answer = sampleAnswers[name];
    const { label } = applicationMessages.fields[name];
    const { control } = applicationFields[name];
    if (answer === "") continue;
    if (control === "yesNo") await choice(label, answer === "true" ? yes : no).check();
    else if (control === "select") await field(label).selectOption(answer);
    else await field(label).fill(answer);
  }
  const row = page.getByRole("group", { name: fillText(education.entry, { number: 1 }) });
  for (const [name, text] of Object.entries(school))
    await row.getByLabel(labels[name] ?? name, { exact: true }).fill(text);
}

/** The required answers, as a form sends them. */
const rightAnswers = { ...sampleAnswers, ...sampleLists };

export const cvFile = (bytes = 2048) => ({
  name: "wanjiku-cv.pdf",
  mimeType: "application/pdf",
  buffer: pdfFile(bytes),
});

/** Goes to the answers, with script. */
export async function openCheck(page: Page) {
  const parts = partsOf(page);
  const phone = await openDetails(page, rightAnswers);
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();
  await expect(parts.heading(applicationForm.check.title)).toBeFocused();
  return phone;
}
