import { HoneypotField } from "#app/ui/form/honeypot-field.tsx";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import type { ApplicationStep } from "../application-view.ts";
import { isBlank, noValues, toFields, type Values } from "../values/application-values.ts";

type HiddenFieldsProps = {
  step: ApplicationStep;
  fields?: Readonly<Record<string, string>>;
  /** The answers of other steps. */
  values?: Values;
};

/** The hidden fields that a form passes to the next step. */
export function HiddenFields({ step, fields = {}, values = noValues }: HiddenFieldsProps) {
  const answers = isBlank(values) ? [] : toFields(values);
  return [["step", step] as const, ...Object.entries(fields), ...answers].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type PlainGuardProps = { formTimestamp: string; texts: Pick<ApplicationForm, "phone"> };

/** Guards a form sent without script: the signed time at which it was made, and a honeypot. */
export const PlainGuard = ({ formTimestamp, texts }: PlainGuardProps) => (
  <>
    <input type="hidden" name="formTimestamp" value={formTimestamp} />
    <HoneypotField label={texts.phone.honeypot} />
  </>
);
