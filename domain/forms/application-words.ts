import { longestPhone } from "#domain/contact/phone.ts";
import { rowBounds } from "./application-rows.ts";
import type { WordsByField } from "./faults.ts";
import type { Fields } from "./field.ts";
import { applicationFields } from "./job-application.ts";

/** What a visitor reads by each field: by its place in a list, `education.0.award`, for those in one. */
export function wordsOfApplicationFaults(
  { fields, faults, check }: { fields: WordsByField; faults: WordsByField; check: string },
  found: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([field, fault]) => {
      const name = field.replace(/\.\d+/, "");
      const sentence = (fields[name] ?? faults[name])?.[fault] ?? check;
      return [field, sentence.replace("{max}", String(mostOf(name, fault)))];
    }),
  );
}

function mostOf(name: string, fault: string) {
  if (fault === "tooMany") return rowBounds.rows;
  if (name === "phone") return longestPhone;
  const fields: Fields = applicationFields;
  return fields[name]?.maxLength ?? rowBounds.textLength;
}
