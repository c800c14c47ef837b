import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Fold } from "#app/ui/folds/fold.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { type LoanForPayField, payKinds } from "#domain/lending/loan-for-pay-input.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type AffordabilityFormProps = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** Sent by POST, as pay beside debts and age must be in no URL, log or cache. */
export function AffordabilityForm({ values, errors }: AffordabilityFormProps) {
  const { form, fields } = useServices().content.affordability;
  const figure = (
    name: Exclude<LoanForPayField, "kind">,
    unit: { prefix: string } | { suffix: string } | object,
  ) => (
    <Field
      key={name}
      id={name}
      name={name}
      label={fields[name].label}
      hint={fields[name].hint}
      {...unit}
      inputMode="decimal"
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  const shillings = { prefix: form.shillings };
  const few = ["partner", "debts", "age", "share"];
  return (
    <Form
      className={boxes.fields}
      method="post"
      action={`${link("/calculators/affordability")}#answer`}
      noValidate
      autoComplete="off"
      aria-labelledby="plan"
    >
      <h2 id="plan">{form.title}</h2>
      <SelectField
        id="kind"
        name="kind"
        label={form.kind}
        options={payKinds.map((value) => ({ value, label: form.kinds[value] }))}
        defaultValue={values["kind"]}
      />
      {figure("pay", shillings)}
      <Fold title={form.more} hasError={few.some((name) => errors[name] ?? values[name])}>
        <div className={boxes.pair}>
          {figure("partner", shillings)}
          {figure("debts", shillings)}
          {figure("age", {})}
          {figure("share", { suffix: form.percent })}
        </div>
      </Fold>
      {figure("deposit", shillings)}
      <div className={boxes.pair}>
        {figure("rate", { suffix: form.aYear })}
        {figure("years", { suffix: form.years })}
      </div>
      <p className={section.note}>{form.privacy}</p>
      <Button type="submit">{form.submit}</Button>
    </Form>
  );
}
