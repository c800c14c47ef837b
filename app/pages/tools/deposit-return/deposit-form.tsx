import { useServices } from "#app/lib/services.tsx";
import { FigureFields, type FormState } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { DepositOffer } from "#model/deposits/offers.ts";
import { depositRules, taxStatuses } from "#domain/deposits/deposit-input.ts";
import { link } from "#app/pages/link.ts";
import styles from "./deposit-form.module.css";

type DepositFormProps = FormState & {
  offers: readonly DepositOffer[];
  /** True if the figures are the initial ones. */
  isStart: boolean;
};

/** A form for the amount, the months and the offered rates. */
export function DepositForm({ offers, isStart, values, errors }: DepositFormProps) {
  const { form, fields } = useServices().content.depositReturn;
  const ids: readonly string[] = offers.map(({ id }) => id);
  const labels = Object.fromEntries(offers.map(({ id, label }) => [id, { label }]));
  const figures = { rules: depositRules(ids), values, errors };
  return (
    <ToolForm id="deposit" action={link("/calculators/deposit-return")} texts={form}>
      <FigureFields {...figures} texts={{ fields }} names={["amount", "months"]} />
      <SelectField
        name="taxed"
        label={form.taxed}
        options={taxStatuses.map((value) => ({ value, label: form.statuses[value] }))}
        defaultValue={values["taxed"]}
      />
      <fieldset className={styles.rates}>
        <legend>{form.rates}</legend>
        <p>
          {form.ratesHint} {isStart && <span data-live="example">{form.ratesExample}</span>}
        </p>
        <FigureFields {...figures} texts={{ fields: labels }} names={ids} />
      </fieldset>
    </ToolForm>
  );
}
