import { expect, test } from "vitest";
import { type Field, line, optional, select } from "#domain/forms/field.ts";
import { paragraph } from "#domain/forms/paragraph.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { VisitorField } from "./visitor-field.tsx";

const htmlOf = (field: Field, value?: string) =>
  rendered(
    <VisitorField
      id="a"
      name="answer"
      field={field}
      texts={{ label: "An answer" }}
      error={undefined}
      value={value}
      options={{ "": "Choose", first: "The first" }}
    />,
    {},
  );

test("a field is required unless it is optional", () => {
  expect(htmlOf(line(80))).toContain('required=""');
  expect(htmlOf(optional(line(80)))).not.toContain("required");
});

test("a paragraph is a text area with the submitted text", () => {
  expect(htmlOf(paragraph(500), "Two lines")).toMatch(/<textarea[^>]*>Two lines<\/textarea>/);
});

test("a select offers a blank choice first, and its value for a missing label", () => {
  const choices = [...htmlOf(select(["first", "other"])).matchAll(/<option[^>]*>([^<]*)</g)];
  expect(choices.map(([, label]) => label)).toEqual(["Choose", "The first", "other"]);
});
