import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import { badDash } from "./bad-dash.ts";
import { plainNumberAdvice } from "./plain-number-advice.ts";

type Issue = z.core.$ZodRawIssue;

/** One sentence for an editor about a wrong field, which says what to change. */
export function issueSentence(issue: Issue): string | undefined {
  const { input } = issue;
  if (input === undefined && issue.code.startsWith("invalid_"))
    return `is missing: add a line that begins with "${String(issue.path?.at(-1) ?? "")}:"`;
  switch (issue.code) {
    case "invalid_type":
      return input === null ? emptySentence(issue.path) : typeSentence(issue.expected, input);
    case "invalid_value":
      return choiceSentence(input, issue.values.map(String));
    case "invalid_union":
      return kindSentence(issue);
    case "too_small":
    case "too_big":
      return sizeSentence(issue);
    case "invalid_format":
      return formatSentence(issue);
    // One line per key: the caller splits them.
    case "unrecognized_keys":
      return issue.keys.map((key) => keySentence(key, input, namesIn(issue.inst))).join("\n");
    default:
      return undefined;
  }
}

function emptySentence(path: readonly PropertyKey[] = []) {
  return path.length === 0
    ? "the file is empty: bring its fields back"
    : "is empty: write a value after the colon, or delete the line";
}

function typeSentence(expected: string, input: unknown): string {
  switch (expected) {
    case "number":
    case "int":
      return numberSentence(input);
    case "string":
      return typeof input === "object"
        ? "has a colon followed by a space, a brace, a bracket or a dash: put the whole text in quotation marks"
        : `must be text: put it in quotation marks, "${String(input)}"`;
    case "boolean":
      return "is either true or false, without quotation marks";
    case "array":
    case "tuple":
      return (
        (typeof input === "string" && badDash(input)) ||
        'is a list: begin each entry on its own line with a hyphen and a space, "- "'
      );
    default:
      return 'has fields of its own: write each on its own line, its name first, such as "title: Home loan"';
  }
}

function numberSentence(input: unknown) {
  if (typeof input === "number") return `${input} is a fraction: write a whole number`;
  const advice = plainNumberAdvice(String(input));
  return advice === undefined
    ? `${quoted(input)} is not a number: write digits only, such as 7000000`
    : `${quoted(input)} is not a plain number: ${advice}`;
}

function choiceSentence(input: unknown, choices: readonly string[]) {
  const near = nearest(String(input), choices);
  const hint = near === undefined ? "write one of these" : `did you mean "${near}"? Choices`;
  return choices.length === 1
    ? `must be "${choices[0]}"`
    : `${quoted(input)} is not one of the choices: ${hint}: ${choices.join(", ")}`;
}

/** Empty for a union without a discriminator: the mistakes of its nearest option are reported instead. */
function kindSentence({ input, ...issue }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>) {
  if (issue.discriminator === undefined || !("options" in issue)) return "";
  const kind: unknown = Reflect.get(Object(input), issue.discriminator);
  return kind === undefined
    ? `is missing: add "${issue.discriminator}:" with its kind`
    : choiceSentence(kind, Array.isArray(issue.options) ? issue.options.map(String) : []);
}

function sizeSentence(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
) {
  const isSmall = issue.code === "too_small";
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  const most = `${issue.exact ? "exactly" : isSmall ? "at least" : "at most"} ${figure(bound)}`;
  const { input } = issue;
  if (typeof input === "string")
    return `has ${input.length} characters and needs ${most}: ${isSmall ? "write more" : "shorten it"}`;
  if (Array.isArray(input))
    return `has ${input.length} entries and needs ${most}: ${isSmall ? "add some" : "take some away"}`;
  const hint = !isSmall && bound >= 1_000_000 ? ": check how many zeros it has" : "";
  return `is ${figure(Number(input))} and must be ${most}${hint}`;
}

function formatSentence({
  format,
  input,
  ...issue
}: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>) {
  switch (format) {
    case "url":
      return `${quoted(input)} is not a whole web address: begin it with https://`;
    case "date":
      return `${quoted(input)} is not a day of the calendar: write it as 2026-11-21`;
    case "starts_with":
      return `must begin with "${String(issue["prefix"])}"`;
    case "ends_with":
      return `must end with "${String(issue["suffix"])}"`;
    default:
      return `${quoted(input)} is not in the form of this field: compare it with another file`;
  }
}

function keySentence(key: string, input: unknown, names: readonly string[]) {
  const near = nearest(key, names);
  if (near !== undefined) return `there is no field "${key}" here: did you mean "${near}"?`;
  return typeof input === "object" && input !== null && Reflect.get(input, key) === null
    ? `a comma before "${key}" ends the value: put the whole value in quotation marks, or write a number without commas`
    : `there is no field "${key}" here: delete it, or correct its name`;
}

function namesIn(schema: Issue["inst"]): string[] {
  return schema && "shape" in schema && typeof schema.shape === "object"
    ? Object.keys(schema.shape ?? {})
    : [];
}

/** The name that differs by one or two typing mistakes. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const slips = (name: string) => distance(word.toLowerCase(), name.toLowerCase());
  const [first] = names.toSorted((a, b) => slips(a) - slips(b));
  return first !== undefined && slips(first) <= (word.length < 4 ? 1 : Math.max(2, word.length / 3))
    ? first
    : undefined;
}

const quoted = (value: unknown) => (typeof value === "object" ? "This" : `"${String(value)}"`);
const figure = (value: number) => value.toLocaleString("en-KE");
