import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { groupedText } from "#domain/forms/grouped-typing.ts";

type MortgageFormProps = {
  /** The values from the URL, as typed. */
  sent?: Readonly<Record<string, string>> | undefined;
  /** By the id of their field. */
  errors?: Readonly<Record<string, string>>;
};

export function MortgageForm({ sent, errors = {} }: MortgageFormProps) {
  const { messages, homeCost } = useServices().content;
  const { mortgage, calculate } = messages.calculators;
  const { units } = messages.figures;
  const example = String(homeCost.start.ratePercent);
  const { amount = "", rate, years } = sent ?? { rate: example };
  // The panel may lie over a page that has an amount of its own.
  const field = (name: "amount" | "rate" | "years") => ({
    ...{ id: `mortgage-${name}`, name, label: mortgage[name], required: true },
    ...{ error: errors[`mortgage-${name}`], inputMode: "decimal" as const },
  });
  return (
    <ToolForm
      id="mortgage"
      action={link("/calculators/mortgage")}
      title={mortgage.form}
      submit={calculate}
      hasFigures
    >
      <Field
        {...field("amount")}
        hint={mortgage.amountHint}
        prefix={units.amount}
        data-amount=""
        defaultValue={groupedText(amount)}
      />
      <Field
        {...field("rate")}
        hint={rate === example ? mortgage.rateHint : undefined}
        isHintOfStart
        suffix={units.rate}
        defaultValue={rate}
      />
      <Field {...field("years")} defaultValue={years} />
    </ToolForm>
  );
}
