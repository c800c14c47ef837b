import { useServices } from "#app/lib/services.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { CoverFields } from "#app/features/calculators/cover-fields.tsx";
import { link } from "#app/pages/link.ts";

type CoverFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>>;
};

/** A form for the car, without a choice of insurer. */
export function CoverForm(fields: CoverFormProps) {
  const { motorComparison: texts } = useServices().content;
  return (
    <ToolForm
      id="car"
      action={link("/calculators/motor-insurance/compare")}
      texts={{ title: texts.form, submit: texts.submit }}
    >
      <CoverFields {...fields} />
    </ToolForm>
  );
}
