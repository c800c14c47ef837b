import { expect, test } from "vitest";
import { sampleAnswers } from "#test/support/records/sample-answers.ts";
import { isApplicationField, parseApplication } from "./application.ts";

const education = {
  institution: "University of Nairobi",
  award: "Bachelor of Commerce",
  discipline: "Finance",
  grade: "Second class",
  startDate: "2014-09",
  endDate: "2018-06",
};
const work = {
  title: "Teller",
  employmentType: "FullTime",
  companyName: "A bank",
  location: "Nakuru",
  startDate: "2019-01",
  endDate: "",
  industry: "Banking",
};
const today = "2026-11-25";
const sound: Record<string, string> = {
  ...sampleAnswers,
  firstName: "Wanjikũ",
  phone: "254712345678",
  education: JSON.stringify([education]),
  workExperience: JSON.stringify([work]),
};

const parse = (given: Record<string, unknown> = {}, job = {}) =>
  parseApplication(new Map(Object.entries({ ...sound, ...given })), { day: today, ...job });
const errorsOf = (given: Record<string, unknown>) => {
  const read = parse(given);
  return read.ok ? {} : read.errors;
};

test("a whole application", () => {
  expect(parse()).toMatchObject({
    ok: true,
    application: {
      firstName: "Wanjikũ",
      lastName: "Ng'ang'a",
      email: "wanjiku@mail.example",
      idNumber: "12345678",
      phone: "254712345678",
      previousSalary: "Band2",
      expectedSalary: "Band3",
      previousIndustryExp: false,
      resident: true,
      workPermit: undefined,
      workPermitExpiry: undefined,
      education: [education],
      workExperience: [{ ...work, endDate: undefined }],
    },
  });
});

test("an empty form has an error at every required field", () => {
  const read = parseApplication(new Map(), { day: today });
  const needed = Object.keys(sound).filter(
    (name) => sound[name] !== "" && name !== "workExperience",
  );
  expect(read).toEqual({
    ok: false,
    errors: Object.fromEntries(needed.map((name) => [name, "missing"])),
  });
});

test.each(["Band2", "", undefined])("a trainee states no previous salary, case %#", (given) => {
  const read = parse({ previousSalary: given }, { isTraineeship: true });
  expect(read).toMatchObject({ ok: true, application: { previousSalary: undefined } });
});

test.each(["12345678", "A1234567", "AB 123 456", "BK/12345-6"])(
  "%s is accepted as an ID or passport number",
  (idNumber) => {
    expect(errorsOf({ idNumber })).toEqual({});
  },
);

test.each<[string, unknown, string]>([
  ["firstName", "   ", "missing"],
  ["firstName", "123", "invalid"],
  ["firstName", "a\0b", "invalid"],
  ["firstName", "a".repeat(101), "tooLong"],
  ["email", "wanjiku", "invalid"],
  ["email", `${"a".repeat(250)}@mail.example`, "tooLong"],
  ["idNumber", "1".repeat(41), "tooLong"],
  ["idNumber", "1234", "invalid"],
  ["idNumber", "1 - - - -", "invalid"],
  ["idNumber", "abcdef", "invalid"],
  ["phone", "0202345678", "invalid"],
  ["phone", "1".repeat(65_000), "tooLong"],
  ["previousSalary", "Band5", "invalid"],
  ["previousSalary", "", "missing"],
  ["expectedSalary", "constructor", "invalid"],
  ["previousIndustryExp", "yes", "invalid"],
  ["previousIndustryExp", true, "invalid"],
  ["resident", "", "missing"],
  ["workPermit", "maybe", "invalid"],
  ["workPermitExpiry", "2027-02-30", "invalid"],
  ["education", "", "missing"],
  ["education", "[]", "missing"],
  ["education", "{}", "invalid"],
  ["education", "not JSON", "invalid"],
  ["education", "[".repeat(60_000), "invalid"],
  ["education", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, "invalid"],
  ["education", JSON.stringify(Array(21).fill(education)), "tooMany"],
  ["education", `[${"0,".repeat(30_000)}0]`, "tooMany"],
  ["workExperience", "[0", "invalid"],
])("%s, case %#", (name, value, error) => {
  const errors = errorsOf({ [name]: value });
  const [found] = Object.entries(errors);
  expect(found?.[0].split(".")[0]).toBe(name);
  expect(found?.[1]).toBe(error);
  expect(Object.keys(errors)).toHaveLength(1);
});

const errorsOfEducation = (...rows: unknown[]) => errorsOf({ education: JSON.stringify(rows) });

test("the row of a list requires every field except the end date, and reports errors by index", () => {
  expect(errorsOfEducation(education, {})).toEqual({
    "education.1.institution": "missing",
    "education.1.award": "missing",
    "education.1.discipline": "missing",
    "education.1.grade": "missing",
    "education.1.startDate": "missing",
  });
  expect(errorsOf({ workExperience: "[{}]" })).toEqual({
    "workExperience.0.title": "missing",
    "workExperience.0.employmentType": "missing",
    "workExperience.0.companyName": "missing",
    "workExperience.0.location": "missing",
    "workExperience.0.startDate": "missing",
    "workExperience.0.industry": "missing",
  });
});

test.each([
  [{ startDate: "2014-13" }, { "education.0.startDate": "invalid" }],
  [{ startDate: "September 2014" }, { "education.0.startDate": "invalid" }],
  [
    { startDate: "September 2014", award: "" },
    { "education.0.startDate": "invalid", "education.0.award": "missing" },
  ],
  [{ endDate: "0" }, { "education.0.endDate": "invalid" }],
  [{ endDate: "2014-08" }, { "education.0.endDate": "beforeStart" }],
  [{ endDate: "2014-09" }, {}],
  [{ endDate: "" }, {}],
  [{ award: 7 }, { "education.0.award": "invalid" }],
  [{ award: "x".repeat(161) }, { "education.0.award": "tooLong" }],
])("the row of a list %j", (given, errors) => {
  expect(errorsOfEducation({ ...education, ...given })).toEqual(errors);
});

test("the row of a list that is not an object is reported by its index", () => {
  expect(errorsOfEducation("University")).toEqual({ "education.0": "invalid" });
});

test("the row of a list a field that the form does not have is not kept", () => {
  const row = `{"__proto__": {"polluted": true}, "admin": true, ${JSON.stringify(education).slice(1)}`;
  const read = parse({ education: `[${row}]` });
  expect(read.ok && read.application.education).toEqual([education]);
  expect({}).not.toHaveProperty("polluted");
});

test.each<[Record<string, string>, Record<string, string>]>([
  [{ resident: "false" }, { workPermit: "missing" }],
  [{ resident: "false", workPermit: "true" }, { workPermitExpiry: "missing" }],
  [{ resident: "false", workPermit: "false" }, {}],
  [{ resident: "false", workPermit: "true", workPermitExpiry: "2027-03-31" }, {}],
  [{ resident: "false", workPermit: "true", workPermitExpiry: today }, {}],
  [
    { resident: "false", workPermit: "true", workPermitExpiry: "2026-11-24", firstName: "" },
    { firstName: "missing", workPermitExpiry: "invalid" },
  ],
  [{ resident: "false", workPermit: "false", workPermitExpiry: "2026-11-24" }, {}],
  [{ resident: "true", workPermit: "true", workPermitExpiry: "2026-11-24" }, {}],
])("the work permit %j", (given, errors) => {
  expect(errorsOf(given)).toEqual(errors);
});

test("an answer about a work permit is dropped if the applicant is resident", () => {
  const read = parse({ workPermit: "true", workPermitExpiry: "2027-03-31" });
  expect(read).toMatchObject({
    application: { workPermit: undefined, workPermitExpiry: undefined },
  });
});

test("the work permit has no expiry if there is none", () => {
  const given = { resident: "false", workPermit: "false", workPermitExpiry: "2027-03-31" };
  expect(parse(given)).toMatchObject({
    application: { workPermit: false, workPermitExpiry: undefined },
  });
});

test("phone numbers are accepted as people type them, and sent as 254…", () => {
  expect(parse({ phone: "0712 345 678" })).toMatchObject({
    application: { phone: "254712345678" },
  });
});

test.each([
  ["firstName", true],
  ["phoneProof", true],
  ["education", true],
  ["education.0.award", false],
  ["admin", false],
  ["__proto__", false],
  ["", false],
])("whether the form has a field %j: %s", (name, isOne) => {
  expect(isApplicationField(name)).toBe(isOne);
});
