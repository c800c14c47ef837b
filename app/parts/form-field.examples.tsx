import { day, month, yesNo } from "#domain/forms/answer-fields.ts";
import { email, type Field, line, select } from "#domain/forms/field.ts";
import type { Examples } from "#app/ui/examples.ts";
import { FormField } from "./form-field.tsx";

const options = { "": "Choose", true: "Yes", false: "No", first: "The first", other: "Another" };
const controlTexts = { options, placeholders: { date: "YYYY-MM-DD", month: "YYYY-MM" } };

type Given = { hint?: string; value?: string; error?: string };
const shown = (name: string, field: Field, label: string, given: Given = {}) => {
  const { hint, value = "", error } = given;
  return (
    <FormField id={name} texts={{ label, hint }} {...{ name, field, value, error, controlTexts }} />
  );
};

export const examples: Examples = {
  title: "Form field",
  states: {
    line: shown("line", line(80), "A line"),
    email: shown("email", email(), "Email"),
    day: shown("day", day(), "A day", { hint: "A hint stands here." }),
    month: shown("month", month(), "A month"),
    choice: shown("choice", select(["first", "other"]), "One of several", { value: "other" }),
    "yes or no": shown("answer", yesNo(), "A question", { value: "true" }),
    refused: shown("refused", line(80), "A refused line", { value: "7", error: "Write letters." }),
  },
};
