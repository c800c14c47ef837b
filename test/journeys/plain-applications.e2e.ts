import { expect, test } from "#test/support/browser/browser.ts";
import { stepTitle } from "#app/pages/careers/apply/steps/steps-bar.tsx";
import { paths } from "#app/pages/paths.ts";
import {
  applyAddress,
  codeSentTo,
  cvFile,
  jobId,
  keptApplications,
  newPhone,
} from "#test/support/browser/application-page.ts";
import { sampleAnswers, school } from "#test/support/records/sample-answers.ts";
import { content, found } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";

const typed = {
  ...sampleAnswers,
  ...Object.fromEntries(
    Object.entries(school).map(([name, text]) => [`education.0.${name}`, text]),
  ),
};

function cv(more = 0) {
  const { buffer, name, mimeType: type } = cvFile();
  return new File([new Uint8Array(buffer), new Uint8Array(more)], name, { type });
}

test("in Kiswahili, without script, all steps of an application and its receipt are in Kiswahili", async ({
  visitor,
}) => {
  const { applicationForm: form, applicationMessages, careersMessages } = contents.sw;
  const { fields, errors, submitted } = applicationMessages;
  const phone = newPhone();
  const start = await visitor.open(`/sw${applyAddress}`);
  const wrong = await visitor.send(start, {
    button: form.phone.send,
    fields: { phoneNumber: "0712 345" },
  });
  expect(wrong.status).toBe(422);
  expect(wrong.headers.get("Cache-Control")).toContain("no-store");
  expect(wrong.errors()).toEqual({
    phoneNumber: careersMessages.codes.errors.phoneNumber.invalid,
  });
  expect(wrong.valueOf("phoneNumber")).toBe("0712 345");
  expect(wrong.text("title")).toMatch(/^Kosa: /);
  for (const ofProgram of [{ website: "https://spam.example" }, { formTimestamp: "x" }]) {
    const refused = await visitor.send(wrong, {
      button: form.phone.send,
      fields: { phoneNumber: phone, ...ofProgram },
    });
    expect(refused.status).toBe(403);
  }

  const elsewhere = await visitor.send(wrong, {
    button: form.phone.send,
    fields: { phoneNumber: phone },
    origin: "null",
  });
  expect(elsewhere.status).toBe(403);
  const code = await visitor.send(elsewhere, { button: form.phone.send });
  expect(code.text()).toContain(form.code.title);
  const reloaded = await visitor.send(elsewhere, { button: form.phone.send });
  expect(reloaded.status).toBe(429);
  const soon = await visitor.send(code, { button: form.code.again });
  expect(soon.status).toBe(429);
  expect(soon.text("[role=alert]")).toMatch(/baada ya sekunde \d+\./);
  const typo = codeSentTo(phone).replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  const wrongCode = await visitor.send(reloaded, {
    button: form.code.verify,
    fields: { otp: typo },
  });
  const { heading, text } = careersMessages.codes.notValid;
  expect(wrongCode.text("[role=alert]")).toBe(heading + text);
  expect(wrongCode.errors()).toEqual({ otp: "" });
  const guess = { button: form.code.verify, fields: { otp: codeSentTo(phone) } };
  const unread = await visitor.send(wrongCode, { ...guess, origin: "null" });
  expect(unread.status).toBe(403);
  const details = await visitor.send(unread, guess);
  const missing = await visitor.send(details, { button: form.details.next });
  expect(missing.errors()).toMatchObject({ firstName: fields.firstName.missing });
  const longer = await visitor.send(missing, { button: form.workExperience.add, fields: typed });
  expect(longer.texts("[name^=education][name$=institution]")).toHaveLength(3);
  expect(longer.texts("[name^=workExperience][name$=title]")).toHaveLength(4);
  const add = missing.document.querySelector("[name=add][value=workExperience]");
  const [, rowId = ""] = add?.getAttribute("formaction")?.split("#") ?? [];
  expect(missing.document.getElementById(rowId)).toBeNull();
  expect(longer.document.getElementById(rowId)).not.toBeNull();
  const old = await visitor.send(longer, { button: form.details.next });
  const renewed = await visitor.send(old, { button: form.proof.renew });
  expect(renewed.text()).toContain(form.phone.title);
  expect(renewed.valueOf("firstName")).toBe(typed.firstName);
  const edited = await visitor.send(old, { button: form.check.edit });
  const check = await visitor.send(edited, {
    button: form.details.next,
    fields: { firstName: "Njeri" },
  });
  expect(check.text()).toContain(form.check.title);
  expect(check.text("title")).toContain(stepTitle("check", "", form.steps));
  const without = await visitor.send(check, { button: form.check.send });
  expect(without.errors()).toEqual({ cv: errors.cv.missing });
  const large = await visitor.send(without, {
    button: form.check.send,
    fields: { cv: cv(6 * 1024 * 1024) },
  });
  expect(large.status).toBe(413);
  expect(Object.keys(large.errors())).toEqual(["cv"]);
  const hidden = await visitor.send(large, {
    button: form.check.send,
    fields: { cv: cv() },
    origin: "null",
  });
  expect(hidden.status).toBe(403);
  const sent = await visitor.send(hidden, { button: form.check.send, fields: { cv: cv() } });
  expect(sent.address).toMatch(/^\/sw\/careers\/[^/]+\/apply\/sent\?reference=A-/);
  expect(sent.text()).toContain(submitted);
  expect(sent.values("meta[name=robots]", "content")).toEqual([expect.stringContaining("noindex")]);
  const again = await visitor.send(hidden, { button: form.check.send, fields: { cv: cv() } });
  expect(again.address).toBe(sent.address);
  for (const page of [wrong, code, missing, without, large, hidden, sent])
    expect(page.values("html[lang=sw]", "lang")).toHaveLength(1);
  expect(keptApplications(phone)).toMatchObject([{ first_name: "Njeri", job_id: jobId }]);
});

test("a trainee applies without a previous salary", async ({ visitor }) => {
  const { applicationForm: form, applicationMessages, specimenJobs } = content;
  const { fields, submitted } = applicationMessages;
  const job = specimenJobs.find(({ traineeship }) => traineeship);
  test.skip(!job, "no job is a traineeship");
  const trainee = found(job).id;
  const phone = newPhone();
  const start = await visitor.open(paths.jobApplication(trainee));
  const code = await visitor.send(start, {
    button: form.phone.send,
    fields: { phoneNumber: phone },
  });
  const details = await visitor.send(code, {
    button: form.code.verify,
    fields: { otp: codeSentTo(phone) },
  });
  expect(details.text()).toContain(fields.expectedSalary.label);
  expect(details.text()).not.toContain(fields.previousSalary.label);
  const { previousSalary: __, ...own } = typed;
  const check = await visitor.send(details, { button: form.details.next, fields: own });
  expect(check.text()).not.toContain(fields.previousSalary.label);
  const sent = await visitor.send(check, { button: form.check.send, fields: { cv: cv() } });
  expect(sent.text()).toContain(submitted);
  expect(keptApplications(phone)).toMatchObject([{ job_id: trainee, previous_salary: "" }]);
});
