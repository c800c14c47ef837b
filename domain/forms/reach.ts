import { unlessBlank } from "./field.ts";
import type { ErrorCodesByField } from "./errors.ts";

/**
 * FRM-18: a complaint needs an email address or a phone, and the one by which a reply is asked for; other enquiries
 * need both. Reads the raw form: an invalid number is not missing.
 */
export function findMissingReach(sent: unknown, isComplaint: boolean): ErrorCodesByField {
  const fields: Readonly<Record<string, unknown>> = { ...(typeof sent === "object" && sent) };
  const isMissing = (name: string) => unlessBlank(fields[name]) === undefined;
  const missing = ["email", "phone"].filter(isMissing);
  if (!isComplaint) return mark(missing, "missing");
  if (missing.length === 2) return mark(missing, "neither");
  const wanted = fields["replyBy"] === "email" ? "email" : "phone";
  return isMissing("replyBy")
    ? {}
    : mark(
        missing.filter((name) => name === wanted),
        "wanted",
      );
}

const mark = (names: readonly string[], error: ErrorCodesByField[string]) =>
  Object.fromEntries(names.map((name) => [name, error]));
