import { expect, test } from "vitest";
import { conditional, line, optional } from "#domain/forms/field.ts";
import { fieldTexts } from "./field-texts.ts";

const label = "Street";
const texts = { label, invalid: "Enter a street", tooLong: "Use at most {max} characters" };
const schemas = fieldTexts({
  always: line(40),
  sometimes: conditional(line(40)),
  never: optional(line(40)),
});

test.each([
  ["a required field", schemas.always, true],
  ["a field that a rule asks for", schemas.sometimes, true],
  ["an optional field", schemas.never, false],
])("whether %s needs a text for a blank answer: %s", (_kind, schema, isAsked) => {
  const missing = "Enter your street";
  expect(schema.safeParse({ ...texts, missing }).success).toBe(isAsked);
  expect(schema.safeParse(texts).success).toBe(!isAsked);
});
