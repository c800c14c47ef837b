import { day, month, yesNo } from "#domain/forms/answer-fields.ts";
import { email, line, select } from "#domain/forms/field.ts";
import type { Examples } from "#app/ui/examples.ts";
import { FormField } from "./form-field.tsx";

const options = { "": "Choose", true: "Yes", false: "No", first: "The first", other: "Another" };
const shared = {
  error: undefined,
  value: "",
  controlTexts: { options, placeholders: { date: "YYYY-MM-DD", month: "YYYY-MM" } },
};

export const examples: Examples = {
  title: "Form field",
  states: {
    line: (
      <FormField {...shared} id="line" name="line" field={line(80)} texts={{ label: "A line" }} />
    ),
    email: (
      <FormField {...shared} id="email" name="email" field={email()} texts={{ label: "Email" }} />
    ),
    day: (
      <FormField
        {...shared}
        id="day"
        name="day"
        field={day()}
        texts={{ label: "A day", hint: "A hint stands here." }}
      />
    ),
    month: (
      <FormField {...shared} id="month" name="month" field={month()} texts={{ label: "A month" }} />
    ),
    choice: (
      <FormField
        {...shared}
        id="choice"
        name="choice"
        field={select(["first", "other"])}
        texts={{ label: "One of several" }}
        value="other"
      />
    ),
    "yes or no": (
      <FormField
        {...shared}
        id="answer"
        name="answer"
        field={yesNo()}
        texts={{ label: "A question" }}
        value="true"
      />
    ),
    refused: (
      <FormField
        {...shared}
        id="refused"
        name="refused"
        field={line(80)}
        texts={{ label: "A refused line" }}
        value="7"
        error="Write letters."
      />
    ),
  },
};
