import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import type { Errors } from "../application-view.ts";

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
