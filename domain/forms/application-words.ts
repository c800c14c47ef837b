import { applicationLengths } from "./application.ts";
import { rowBounds } from "./application-rows.ts";

type Faults = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a visitor reads by each field: by its place in a list, `education.0.award`, for those in one. */
export function wordsOfApplicationFaults(
  { faults, check }: { faults: Faults; check: string },
  found: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(found).map(([field, fault]) => {
      const name = field.replace(/\.\d+/, "");
      const sentence = faults[name]?.[fault] ?? check;
      return [field, sentence.replace("{max}", String(mostOf(name, fault)))];
    }),
  );
}

function mostOf(field: string, fault: string) {
  if (fault === "tooMany") return rowBounds.rows;
  const lengths: Readonly<Record<string, number>> = applicationLengths;
  return lengths[field] ?? rowBounds.textLength;
}
