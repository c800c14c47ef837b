import { HoneypotField } from "#app/ui/form/honeypot-field.tsx";
import { isBlank, toFields, type Values } from "../values/application-values.ts";
import type { ApplicationStep } from "../application-view.ts";

type KeptFieldsProps = {
  step: ApplicationStep;
  /** Answers typed before the phone had to be verified again. */
  values: Values;
  /** The signed time at which the form was made, and the label of the honeypot. They guard forms without script. */
  formTimestamp?: string;
  honeypot?: string;
};

/** The hidden fields that a form without script passes to the next step. */
export function KeptFields({ step, values, formTimestamp, honeypot }: KeptFieldsProps) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      {formTimestamp && <input type="hidden" name="formTimestamp" value={formTimestamp} />}
      {honeypot && <HoneypotField label={honeypot} />}
      {!isBlank(values) &&
        toFields(values).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
    </>
  );
}
