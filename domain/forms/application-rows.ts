import * as z from "zod/mini";
import { choiceOf, lineUpTo, Month, orBlank } from "./application-fields.ts";

export const employmentTypes = [
  "FullTime",
  "PartTime",
  "SelfEmployed",
  "Freelance",
  "Contract",
  "Internship",
  "Apprenticeship",
] as const;

export const rowBounds = { textLength: 160, rows: 20 } as const;

const RowText = lineUpTo(rowBounds.textLength);
/** Nothing for the end: still there. */
const period = { startDate: Month, endDate: orBlank(Month) };
const isInOrder = ({ startDate, endDate }: { startDate: string; endDate?: string | undefined }) =>
  endDate === undefined || startDate <= endDate;
const outOfOrder = { path: ["endDate"], error: "beforeStart" };

const educationFields = {
  institution: RowText,
  award: RowText,
  discipline: RowText,
  grade: RowText,
  ...period,
};
const workExperienceFields = {
  title: RowText,
  employmentType: choiceOf(employmentTypes),
  companyName: RowText,
  location: RowText,
  ...period,
  industry: RowText,
};

/** Each list of an application with the fields of its rows (CAR-11), in the order a form asks them. */
export const rowFields = {
  education: Object.keys(educationFields),
  workExperience: Object.keys(workExperienceFields),
} as const;

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
  z.object(educationFields, "invalid").check(z.refine(isInOrder, outOfOrder)),
  1,
);
export const WorkExperienceList = listOf(
  z.object(workExperienceFields, "invalid").check(z.refine(isInOrder, outOfOrder)),
  0,
);
