import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { DepositOffer } from "#model/deposits/offers.ts";
import { taxStatuses } from "#domain/deposits/deposit-input.ts";
import { link } from "#app/pages/link.ts";
import { Form } from "#app/ui/form/form.tsx";
import styles from "./deposit-form.module.css";

type DepositFormProps = {
  offers: readonly DepositOffer[];
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** A form for the amount, the months and the offered rates, sent by GET without script. */
export function DepositForm({ offers, sent, errors }: DepositFormProps) {
  const { form, fields } = useServices().content.depositReturn;
  const figure = (
    name: string,
    { label }: { label: string },
    unit: { prefix: string } | { suffix: string },
  ) => (
    <Field
      key={name}
      id={name}
      name={name}
      label={label}
      {...unit}
      inputMode="decimal"
      defaultValue={sent[name]}
      error={errors[name]}
    />
  );
  return (
    <Form
      className={styles.form}
      action={`${link("/calculators/deposit-return")}#answer`}
      noValidate
      autoComplete="off"
      aria-labelledby="deposit"
    >
      <h2 id="deposit">{form.title}</h2>
      {figure("amount", fields.amount, { prefix: form.shillings })}
      {figure("months", fields.months, { suffix: form.months })}
      <SelectField
        name="taxed"
        label={form.taxed}
        options={taxStatuses.map((value) => ({ value, label: form.statuses[value] }))}
        defaultValue={sent["taxed"]}
      />
      <fieldset className={styles.rates}>
        <legend>{form.rates}</legend>
        <p>{form.ratesHint}</p>
        {offers.map((offer) => figure(offer.id, offer, { suffix: form.aYear }))}
      </fieldset>
      <Button type="submit">{form.submit}</Button>
    </Form>
  );
}
