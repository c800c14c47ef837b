import { email, type Field, line, select } from "#domain/forms/field.ts";
import { paragraph } from "#domain/forms/paragraph.ts";
import type { Examples } from "#app/ui/examples.ts";
import { VisitorField } from "./visitor-field.tsx";

const options = { "": "Choose", first: "The first", other: "Another" };

type Given = { hint?: string; value?: string; error?: string; rows?: number };
const shown = (name: string, field: Field, label: string, given: Given = {}) => {
  const { hint, value, error, ...area } = given;
  const texts = { label, hint };
  return (
    <VisitorField
      id={`visitor-${name}`}
      {...{ name, field, texts, value, error, options }}
      {...area}
    />
  );
};

export const examples: Examples = {
  title: "Visitor field",
  states: {
    line: shown("line", line(80), "A line", { hint: "A hint stands here." }),
    email: shown("email", email(), "Email"),
    paragraph: shown("text", paragraph(2000), "A text", { rows: 4 }),
    choice: shown("choice", select(["first", "other"]), "One of several", { value: "other" }),
    refused: shown("refused", line(80), "A refused line", { value: "7", error: "Write letters." }),
  },
};
