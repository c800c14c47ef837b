import * as z from "zod/mini";
import { type Field, mapFields, schemasOf } from "#domain/forms/field.ts";
import { type AnswerName, applicationFields } from "#domain/forms/job-application.ts";
import { toColumns } from "#server/db/field-columns.ts";

const typed: Partial<Record<AnswerName, string>> = {
  firstName: "Wanjiku",
  lastName: "Ng'ang'a",
  email: "wanjiku@mail.example",
  idNumber: "12345678",
  resident: "true",
  previousIndustryExp: "false",
  previousSalary: "Band2",
  expectedSalary: "Band3",
};
const fields: Readonly<Record<AnswerName, Field>> = applicationFields;

/** Answers to the single fields of an application, as a form sends them. */
export const sampleAnswers: Readonly<Record<AnswerName, string>> = mapFields(
  applicationFields,
  (name) => typed[name] ?? (fields[name].isOptional ? "" : "An answer"),
);

/** A school, by field names. */
export const school = {
  institution: "Maseno University",
  award: "Degree",
  discipline: "Finance",
  grade: "First",
  startDate: "2015-09",
  endDate: "2019-06",
};

/** The lists of an application, as a form with script sends them. */
export const sampleLists = { education: JSON.stringify([school]), workExperience: "[]" };

const values = z.object(schemasOf(applicationFields)).parse(sampleAnswers);

/** The same as they are kept. */
export const sampleColumns = toColumns(applicationFields, values);
