import { expect, test } from "vitest";
import { day, yesNo } from "#domain/forms/answer-fields.ts";
import { email, type Field, line, select } from "#domain/forms/field.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { FormField } from "./form-field.tsx";

const options = { "": "Choose", true: "Yes", false: "No", first: "The first" };
const htmlOf = (field: Field, value = "") =>
  rendered(
    <FormField
      id="a"
      name="answer"
      field={field}
      texts={{ label: "An answer" }}
      error={undefined}
      value={value}
      controlTexts={{ options, placeholders: { date: "YYYY-MM-DD" } }}
    />,
    {},
  );

test.each<[string, Field, string, RegExp[]]>([
  [
    "a line",
    line(80, "given-name"),
    "Wanjiku",
    [/type="text"/, /maxLength="80"/, /value="Wanjiku"/],
  ],
  ["an email address", email(), "", [/type="email"/, /autoComplete="email"/]],
  ["a day", day(), "", [/type="date"/, /placeholder="YYYY-MM-DD"/]],
  ["yes or no", yesNo(), "false", [/type="radio"[^>]* checked=""[^>]* value="false"/, /Yes/, /No/]],
  [
    "one of several",
    select(["first", "unnamed"]),
    "first",
    [/>Choose</, /selected="">The first</, />unnamed</],
  ],
])("%s has the control of its declaration", (_what, field, value, parts) => {
  for (const part of parts) expect(htmlOf(field, value)).toMatch(part);
});
