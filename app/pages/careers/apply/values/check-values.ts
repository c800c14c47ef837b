import { parseApplication } from "#domain/forms/application.ts";
import { toApplicationErrorMessages } from "#domain/forms/application-texts.ts";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { toFields, type Values } from "./application-values.ts";
import type { ApplicationTexts, Errors } from "../application-view.ts";

/** Error messages for all invalid answers, the same in browser and server. */
export function checkValues(
  values: Values,
  phone: string,
  texts: ApplicationTexts["application"],
  { now, isTraineeship }: { now: number; isTraineeship: boolean },
): Errors {
  // Without any education, the errors are those of its first row.
  const education = values.education.length === 0 ? [{}] : values.education;
  const fields = new Map([...toFields({ ...values, education }), ["phone", phone]]);
  const read = parseApplication(fields, { day: nairobiDay(now), isTraineeship });
  return read.ok ? {} : toApplicationErrorMessages(texts, read.errors);
}

const order: readonly string[] = [
  ...namesOf(applicationFields),
  "education",
  "workExperience",
  "cv",
];

/** The errors of the form's fields, in the order of the form. */
export function inFormOrder(errors: Errors): [name: string, text: string][] {
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
