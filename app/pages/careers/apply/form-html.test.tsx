// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { privacyNotice } from "#app/parts/privacy-notice-props.ts";
import { content } from "#test/support/content/content.ts";
import { controlsOf } from "#test/support/browser/controls.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { firstTexts, firstView, laterTexts } from "./application-view.ts";
import { JobApplication } from "./job-application.tsx";

const form = (start = {}) => (
  <JobApplication
    jobId="teller"
    path="/careers/teller/apply"
    isTraineeship={false}
    title="Apply for Teller"
    firstTexts={firstTexts(content)}
    texts={laterTexts(content)}
    limits={{ cvMegabytes: 5, keptDays: 365 }}
    start={{ ...firstView, step: "details", phone: "254712345678", proof: "proof", ...start }}
    privacy={privacyNotice(content, { applicationDays: 365, enquiryDays: 730 }, "application")}
    formTimestamp="formTimestamp"
    captcha={{ mode: "off", siteKey: undefined }}
  />
);

const bands = "|Band1|Band2|Band3|Band4";
const kinds = "|FullTime|PartTime|SelfEmployed|Freelance|Contract|Internship|Apprenticeship";
const text = "input text <=160 off";

test("the fields of the application are the same with and without script", () => {
  expect(controlsOf(rendered(form(), { content }))).toMatchObject({
    step: "input hidden",
    phoneProof: "input hidden",
    phoneNumber: "input hidden",
    firstName: "input text <=100 given-name required",
    lastName: "input text <=100 family-name required",
    email: "input email <=254 email required",
    idNumber: "input text <=40 off required",
    resident: "input radio true|false required",
    workPermit: "input radio true|false hint",
    workPermitExpiry: "input date hint placeholder",
    previousIndustryExp: "input radio true|false required",
    previousSalary: `select ${bands} required`,
    expectedSalary: `select ${bands} required`,
    "education.0.institution": `${text} required`,
    "education.0.award": `${text} required`,
    "education.0.discipline": `${text} required`,
    "education.0.grade": `${text} required`,
    "education.0.startDate": "input month required hint placeholder",
    "education.0.endDate": "input month hint placeholder",
    "workExperience.0.title": text,
    "workExperience.0.employmentType": `select ${kinds}`,
    "workExperience.0.companyName": text,
    "workExperience.0.location": text,
    "workExperience.0.startDate": "input month hint placeholder",
    "workExperience.0.endDate": "input month hint placeholder",
    "workExperience.0.industry": text,
    cv: "input file required hint",
  });
});

test("one school is required; the empty rows after it may stay empty", () => {
  const start = { rows: { education: 3, workExperience: 3 } };
  const required = Object.entries(controlsOf(rendered(form(start), { content })))
    .filter(([name, control]) => name.startsWith("education.") && control.includes("required"))
    .map(([name]) => name.split(".")[1]);
  expect(new Set(required)).toEqual(new Set(["0"]));
});

test.each(["over", "invalid"] as const)("a code that is refused (%s) is told once", (error) => {
  const { notValid, errors } = content.careersMessages.codes;
  const detail = errors.otp[error];
  const start = { step: "code", notice: { ...notValid, detail }, errors: { otp: "" } };
  document.body.innerHTML = rendered(form(start), { content });
  expect(document.body.textContent.split(detail)).toHaveLength(2);
  const field = document.querySelector("[name=otp]");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(field?.hasAttribute("aria-describedby")).toBe(false);
});

test("a month typed with another kind of dash is shown among the answers to check", () => {
  const values = { ...firstView.values, education: [{ startDate: "2019\u201309" }] };
  const html = rendered(form({ step: "check", values }), { content });
  expect(html).toContain("September 2019");
});
