import { CoverFields } from "#app/features/calculators/cover-fields.tsx";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";

type MotorFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  /** The errors, by the id of their field. */
  errors: Readonly<Record<string, string>>;
};

/** A prefixed id: the panel may be open over a page that asks for a car too. */
export const motorId = (name: string) => `motor-${name}`;

export function MotorForm({ sent, errors }: MotorFormProps) {
  const { messages, insurers } = useServices().content;
  const { motor, calculate } = messages.calculators;
  const { pathOf } = usePageLanguage();
  return (
    <ToolForm
      id="motor"
      action={link("/calculators/motor-insurance")}
      texts={{ title: motor.form, submit: calculate }}
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
      <CoverFields {...{ sent, errors }} idOf={motorId}>
        <SelectField
          id={motorId("insurer")}
          name="insurer"
          label={motor.insurer}
          options={[
            { value: "", label: motor.chooseInsurer },
            ...insurers.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          defaultValue={sent?.["insurer"]}
          error={errors[motorId("insurer")]}
          required
        />
      </CoverFields>
    </ToolForm>
  );
}
