import type { Examples } from "../examples.ts";
import { Field } from "../form/field.tsx";
import { Fold } from "./fold.tsx";

const fold = { title: "Specimen group", hint: "Specimen hint." };

export const examples: Examples = {
  title: "Fold",
  states: {
    closed: (
      <Fold {...fold} hasError={false}>
        <Field id="folded" label="Specimen field" />
      </Fold>
    ),
    "open, as a field in it has an error": (
      <Fold {...fold} hasError>
        <Field id="folded-error" label="Specimen field" error="Specimen error" />
      </Fold>
    ),
  },
};
