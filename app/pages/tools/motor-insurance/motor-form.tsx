import { CoverFields } from "#app/features/calculators/cover-fields.tsx";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import type { FormState } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";

/** A prefixed id: the panel may be open over a page that asks for a car too. */
export const motorId = (name: string) => `motor-${name}`;

export function MotorForm({ values, errors }: FormState) {
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
      <CoverFields {...{ values, errors }} idOf={motorId}>
        <SelectField
          id={motorId("insurer")}
          name="insurer"
          label={motor.insurer}
          options={[
            { value: "", label: motor.chooseInsurer },
            ...insurers.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          defaultValue={values["insurer"]}
          error={errors[motorId("insurer")]}
          required
        />
      </CoverFields>
    </ToolForm>
  );
}
