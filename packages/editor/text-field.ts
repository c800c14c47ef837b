import type { Schema } from "./schema.ts";

/**
 * The field of a text. Does not limit its length: the content check measures the text as visitors read it, with its
 * figures filled in.
 */
export function textField({ format, pattern, sentence, minLength = 0, maxLength }: Schema) {
  if (format === "date")
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD", i18n: false };
  if (format === "picture") return { widget: "image", i18n: false };
  if (format === "email") return { widget: "string", type: "email", i18n: false };
  if (format === "uri") return { widget: "string", type: "url", i18n: false };
  // A text with a format is a name or a URL, which is not translated.
  if (pattern)
    return {
      widget: "string",
      pattern: [pattern, asked(String(sentence ?? "is like the example below"))],
      i18n: false,
    };
  const widget = (maxLength === undefined ? minLength > 9 : maxLength > 100) ? "text" : "string";
  if (maxLength === undefined && minLength < 2) return { widget };
  const length = maxLength === undefined ? `at least ${minLength}` : `${minLength} to ${maxLength}`;
  return {
    widget,
    pattern: [
      `^(?:[^{}]{${minLength},${maxLength ?? ""}}|[\\s\\S]*\\{[\\s\\S]*)$`,
      asked(`has ${length} characters`),
    ],
  };
}

/** The message for input in a wrong format, such as "is a time such as 08:30". */
const asked = (sentence: string) =>
  sentence.replace(/^is /, "Must be ").replace(/^has /, "Must have ").replace(/^m/, "M");
