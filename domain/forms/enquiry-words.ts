import type { FaultsByField, WordsByField } from "./faults.ts";
import type { Fields } from "./field.ts";

type FormWords = { fields: WordsByField; check: string };

/** What a visitor reads by each field. FRM-1: the API calls the name `name`, a form `fullname`. */
export function wordsOfFaults(
  declared: Fields,
  { fields, check }: FormWords,
  found: FaultsByField,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([name, fault]) => {
      const sentence = fields[name === "name" ? "fullname" : name]?.[fault] ?? check;
      const max = declared[name]?.maxLength?.toLocaleString("en");
      return [name, sentence.replace("{max}", max ?? "")];
    }),
  );
}
