import { month } from "./answer-fields.ts";
import { type Fields, line, optional, select } from "./field.ts";

const employmentTypes = [
  "FullTime",
  "PartTime",
  "SelfEmployed",
  "Freelance",
  "Contract",
  "Internship",
  "Apprenticeship",
] as const;

export const rowBounds = { textLength: 160, rows: 20 } as const;

const cell = () => line(rowBounds.textLength);
/** An empty end date means the present. */
const period = { startDate: month(), endDate: optional(month()) };

const education = {
  institution: cell(),
  award: cell(),
  discipline: cell(),
  grade: cell(),
  ...period,
} satisfies Fields;
const workExperience = {
  title: cell(),
  employmentType: select(employmentTypes),
  companyName: cell(),
  location: cell(),
  ...period,
  industry: cell(),
} satisfies Fields;

/** CAR-11: each list of an application with the fields of its rows, in the order of the form. */
export const rowFields = { education, workExperience };
