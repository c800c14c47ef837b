import { useServices } from "#app/lib/services.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { CoverExtras } from "#app/features/calculators/cover-extras.tsx";
import { kshs } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";

type CoverFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
};

/** A form for the car without an insurer. */
export function CoverForm({ sent, error }: CoverFormProps) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor } = messages.calculators;
  return (
    <ToolForm
      id="car"
      action={link("/calculators/motor-insurance/compare")}
      title={texts.form}
      submit={texts.submit}
    >
      <Field
        id="sumInsured"
        name="sumInsured"
        label={motor.sumInsured}
        hint={motor.sumInsuredHint}
        prefix={kshs}
        inputMode="decimal"
        data-amount=""
        defaultValue={sent?.["sumInsured"]}
        error={error}
        required
      />
      <CoverExtras texts={motor} sent={sent} />
    </ToolForm>
  );
}
