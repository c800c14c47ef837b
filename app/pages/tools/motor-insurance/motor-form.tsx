import { CoverExtras } from "#app/features/calculators/cover-extras.tsx";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language.ts";
import { groupedText } from "#domain/forms/grouped-typing.ts";
import { kshs } from "#domain/money/money.ts";

type MotorFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  /** By the id of their field. */
  errors: Readonly<Record<string, string>>;
};

export function MotorForm({ sent, errors }: MotorFormProps) {
  const { messages, insurers } = useServices().content;
  const { motor, calculate } = messages.calculators;
  const { pathOf } = usePageLanguage();
  return (
    <ToolForm
      id="motor"
      action={link("/calculators/motor-insurance")}
      title={motor.form}
      submit={calculate}
      note={
        <Button
          type="submit"
          variant="secondary"
          formAction={pathOf(link("/calculators/motor-insurance/compare"))}
        >
          {motor.compareAll}
        </Button>
      }
    >
      <Field
        id="motor-sum"
        name="sumInsured"
        label={motor.sumInsured}
        hint={motor.sumInsuredHint}
        prefix={kshs}
        inputMode="decimal"
        data-amount=""
        defaultValue={groupedText(sent?.["sumInsured"] ?? "")}
        error={errors["motor-sum"]}
        required
      />
      <SelectField
        id="motor-insurer"
        name="insurer"
        label={motor.insurer}
        options={[
          { value: "", label: motor.chooseInsurer },
          ...insurers.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        defaultValue={sent?.["insurer"]}
        error={errors["motor-insurer"]}
        required
      />
      <CoverExtras texts={motor} sent={sent} />
    </ToolForm>
  );
}
