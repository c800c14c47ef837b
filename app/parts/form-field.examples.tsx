import { day, month, yesNo } from "#domain/forms/answer-fields.ts";
import { email, line, select } from "#domain/forms/field.ts";
import type { Examples } from "#app/ui/examples.ts";
import { FormField } from "./form-field.tsx";

const options = { "": "Choose", true: "Yes", false: "No", first: "The first", other: "Another" };
const shared = {
  error: undefined,
  value: "",
  controlWords: { options, placeholders: { date: "YYYY-MM-DD", month: "YYYY-MM" } },
};

export const examples: Examples = {
  title: "Form field",
  states: {
    line: (
      <FormField {...shared} id="line" name="line" field={line(80)} words={{ label: "A line" }} />
    ),
    email: (
      <FormField {...shared} id="email" name="email" field={email()} words={{ label: "Email" }} />
    ),
    day: (
      <FormField
        {...shared}
        id="day"
        name="day"
        field={day()}
        words={{ label: "A day", hint: "A hint stands here." }}
      />
    ),
    month: (
      <FormField {...shared} id="month" name="month" field={month()} words={{ label: "A month" }} />
    ),
    choice: (
      <FormField
        {...shared}
        id="choice"
        name="choice"
        field={select(["first", "other"])}
        words={{ label: "One of several" }}
        value="other"
      />
    ),
    "yes or no": (
      <FormField
        {...shared}
        id="answer"
        name="answer"
        field={yesNo()}
        words={{ label: "A question" }}
        value="true"
      />
    ),
    refused: (
      <FormField
        {...shared}
        id="refused"
        name="refused"
        field={line(80)}
        words={{ label: "A refused line" }}
        value="7"
        error="Write letters."
      />
    ),
  },
};
