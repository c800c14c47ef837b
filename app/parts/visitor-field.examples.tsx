import { email, line, select } from "#domain/forms/field.ts";
import { paragraph } from "#domain/forms/paragraph.ts";
import type { Examples } from "#app/ui/examples.ts";
import { VisitorField } from "./visitor-field.tsx";

const options = { "": "Choose", first: "The first", other: "Another" };
const shared = { error: undefined, value: undefined, options };

export const examples: Examples = {
  title: "Visitor field",
  states: {
    line: (
      <VisitorField
        {...shared}
        id="visitor-line"
        name="line"
        field={line(80)}
        texts={{ label: "A line", hint: "A hint stands here." }}
      />
    ),
    email: (
      <VisitorField
        {...shared}
        id="visitor-email"
        name="email"
        field={email()}
        texts={{ label: "Email" }}
      />
    ),
    paragraph: (
      <VisitorField
        {...shared}
        id="visitor-text"
        name="text"
        field={paragraph(2000)}
        texts={{ label: "A text" }}
        rows={4}
      />
    ),
    choice: (
      <VisitorField
        {...shared}
        id="visitor-choice"
        name="choice"
        field={select(["first", "other"])}
        texts={{ label: "One of several" }}
        value="other"
      />
    ),
    refused: (
      <VisitorField
        {...shared}
        id="visitor-refused"
        name="refused"
        field={line(80)}
        texts={{ label: "A refused line" }}
        value="7"
        error="Write letters."
      />
    ),
  },
};
