import { longestPhone } from "#domain/contact/phone.ts";
import { rowBounds } from "./application-rows.ts";
import type { TextsByField } from "./errors.ts";
import type { Fields } from "./field.ts";
import { applicationFields } from "./job-application.ts";

/** The error text of each field; in a list, by index: `education.0.award`. */
export function toApplicationErrorMessages(
  { fields, errors, check }: { fields: TextsByField; errors: TextsByField; check: string },
  found: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([field, error]) => {
      const name = field.replace(/\.\d+/, "");
      const sentence = (fields[name] ?? errors[name])?.[error] ?? check;
      return [field, sentence.replace("{max}", String(mostOf(name, error)))];
    }),
  );
}

function mostOf(name: string, error: string) {
  if (error === "tooMany") return rowBounds.rows;
  if (name === "phone") return longestPhone;
  const fields: Fields = applicationFields;
  return fields[name]?.maxLength ?? rowBounds.textLength;
}
