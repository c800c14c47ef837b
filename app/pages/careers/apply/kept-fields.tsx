import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { isBlank, toFields, type Values } from "./application-values.ts";
import type { ApplicationStep } from "./application-view.ts";

type KeptFieldsProps = {
  step: ApplicationStep;
  /** Typed before the phone had to be verified again. */
  values: Values;
  /** When the form was made, and a field that people do not see: what guards it where there is no script. */
  formTimestamp?: string;
  honeypot?: string;
};

/** The fields that a form without script carries from step to step. */
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
