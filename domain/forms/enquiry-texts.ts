import type { ErrorCodesByField, TextsByField } from "./errors.ts";
import type { Fields } from "./field.ts";

type FormTexts = { fields: TextsByField; check: string };

/** The error text of each field. FRM-1: the API calls the name `name`, a form `fullname`. */
export function toErrorMessages(
  declared: Fields,
  { fields, check }: FormTexts,
  found: ErrorCodesByField,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([name, error]) => {
      const sentence = fields[name === "name" ? "fullname" : name]?.[error] ?? check;
      const max = declared[name]?.maxLength?.toLocaleString("en");
      return [name, sentence.replace("{max}", max ?? "")];
    }),
  );
}
