import { rowBounds, rowFields } from "#domain/forms/application-rows.ts";
import { namesOf } from "#domain/forms/field.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { type AnswerName, applicationFields } from "#domain/forms/job-application.ts";

export type ListName = keyof typeof rowFields;
/** One school or one job, as typed. */
export type Row = Readonly<Record<string, string>>;

/** The form as typed, without phone, proof and CV. */
export type Values = Readonly<Record<AnswerName, string> & Record<ListName, readonly Row[]>>;

export const noValues = readValues(new Map());

/**
 * Reads the form, with defaults for missing fields. A list is JSON or has a field for each cell, `education.0.award`;
 * blank rows are dropped.
 */
export function readValues(sent: SubmittedFields): Values {
  const answers = namesOf(applicationFields).map((name) => [name, textOf(sent.get(name))]);
  return {
    // The cast: fromEntries loses the names of the fields.
    ...(Object.fromEntries(answers) as Record<AnswerName, string>),
    education: readRows(sent, "education"),
    workExperience: readRows(sent, "workExperience"),
  };
}

function readRows(sent: SubmittedFields, list: ListName): Row[] {
  const json = sent.get(list);
  const rows = typeof json === "string" ? rowsOfJson(json) : rowsOfCells(sent, list);
  return rows
    .slice(0, rowBounds.rows)
    .map((row) =>
      Object.fromEntries(
        Object.keys(rowFields[list]).map((field) => [field, textOf(row.get(field))]),
      ),
    )
    .filter((row) => Object.values(row).some((text) => text !== ""));
}

function rowsOfCells(sent: SubmittedFields, list: ListName): SubmittedFields[] {
  return Array.from({ length: rowBounds.rows }, (_, place) => ({
    get: (field) => sent.get(`${list}.${place}.${field}`),
  }));
}

function rowsOfJson(json: string): SubmittedFields[] {
  try {
    const rows: unknown = JSON.parse(json);
    return Array.isArray(rows)
      ? rows.map((row: unknown) => new Map(Object.entries(Object(row))))
      : [];
  } catch {
    return [];
  }
}

function textOf(value: unknown) {
  return typeof value === "string" ? value : "";
}

/** The number of a list's rows that a form without script showed. */
export function countShownRows(sent: URLSearchParams, list: ListName): number {
  return Array.from({ length: rowBounds.rows }, (_, place) => place).filter((place) =>
    sent.has(`${list}.${place}.${Object.keys(rowFields[list])[0]}`),
  ).length;
}

/** The fields as sent and stored (CAR-11), with the lists as JSON. `readValues` reads them back. */
export function toFields({ education, workExperience, ...answers }: Values): [string, string][] {
  return [
    ...Object.entries(answers),
    ["education", JSON.stringify(education)],
    ["workExperience", JSON.stringify(workExperience)],
  ];
}

export function isBlank(values: Values): boolean {
  return toFields(values).every(([, text]) => text === "" || text === "[]");
}

const order: readonly string[] = [
  "phoneNumber",
  "captcha",
  "otp",
  ...namesOf(applicationFields),
  "education",
  "workExperience",
  "cv",
];

/** The errors of the fields of all steps, in the order of the form. */
export function inFormOrder(
  errors: Readonly<Record<string, string>>,
): [name: string, text: string][] {
  const rankOf = (name: string) => order.indexOf(name.split(".")[0] ?? "");
  const byField = Object.entries(errors).map(
    ([name, text]) => [fieldOfList[name] ?? name, text] as [string, string],
  );
  return byField
    .filter(([name]) => rankOf(name) !== -1)
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
}

/** The first field of a list has the error of the whole list. */
const fieldOfList: Readonly<Record<string, string>> = {
  education: "education.0.institution",
  workExperience: "workExperience.0.title",
};

const placeOf = (name: string) => Number(name.split(".")[1] ?? 0);
