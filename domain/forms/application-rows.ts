import * as z from "zod/mini";
import { month } from "./answer-fields.ts";
import { type Fields, line, optional, schemasOf, select } from "./field.ts";

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
/** Nothing for the end: still there. */
const period = { startDate: month(), endDate: optional(month()) };
const isInOrder = ({ startDate, endDate }: { startDate: string; endDate?: string | undefined }) =>
  endDate === undefined || startDate <= endDate;
const outOfOrder = { path: ["endDate"], error: "beforeStart" };

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

/** A list as a form sends it: JSON. */
const listOf = <T extends z.ZodMiniType>(row: T, least: number) =>
  z.pipe(
    z.pipe(
      z.pipe(
        z.string({ error: "missing" }),
        z.transform((text, context): unknown => {
          try {
            return JSON.parse(text || "[]");
          } catch {
            context.issues.push({ code: "custom", message: "invalid", input: text });
            return z.NEVER;
          }
        }),
      ),
      // First how many, so that a huge list is not looked at row by row.
      z
        .array(z.unknown(), "invalid")
        .check(z.minLength(least, "missing"), z.maxLength(rowBounds.rows, "tooMany")),
    ),
    z.array(row),
  );

export const EducationList = listOf(
  z.object(schemasOf(education), "invalid").check(z.refine(isInOrder, outOfOrder)),
  1,
);
export const WorkExperienceList = listOf(
  z.object(schemasOf(workExperience), "invalid").check(z.refine(isInOrder, outOfOrder)),
  0,
);
