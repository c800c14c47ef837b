import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { mortgageFields, mortgageRules } from "#domain/lending/calculator-input.ts";

type MortgageFormProps = {
  /** The values from the URL, as typed. The link of a product has no amount. */
  sent?: Readonly<Record<string, string>> | undefined;
  /** The errors, by the id of their field. */
  errors?: Readonly<Record<string, string>>;
};

/** A prefixed id: the panel may be open over a page with an amount field of its own. */
export const mortgageId = (name: string) => `mortgage-${name}`;

export function MortgageForm({ sent, errors = {} }: MortgageFormProps) {
  const { messages, homeCost } = useServices().content;
  const { mortgage, calculate } = messages.calculators;
  const isStart = sent?.["amount"] === undefined;
  const rate = String(homeCost.start.ratePercent);
  return (
    <ToolForm
      id="mortgage"
      action={link("/calculators/mortgage")}
      texts={{ title: mortgage.form, submit: calculate }}
    >
      <FigureFields
        names={mortgageFields}
        rules={mortgageRules}
        values={{ amount: "", ...(isStart && { rate }), ...sent }}
        errors={errors}
        texts={mortgage}
        examples={{ rate }}
        idOf={mortgageId}
        isRequired
      />
    </ToolForm>
  );
}
