import { HoneypotField } from "#app/ui/honeypot-field.tsx";
import { isBlank, toFields, type Values } from "./application-values.ts";
import type { ApplicationStep } from "./application-view.ts";

type KeptFieldsProps = {
  step: ApplicationStep;
  /** Typed before the phone had to be verified again. */
  values: Values;
  /** When the form was made, and a field that people do not see: what guards it where there is no script. */
  stamp?: string;
  honeypot?: string;
};

/** What a form without script carries from step to step. */
export function KeptFields({ step, values, stamp, honeypot }: KeptFieldsProps) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      {stamp && <input type="hidden" name="stamp" value={stamp} />}
      {honeypot && <HoneypotField label={honeypot} />}
      {!isBlank(values) &&
        toFields(values).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
    </>
  );
}
