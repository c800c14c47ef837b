import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Fold } from "#app/ui/folds/fold.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { type NetPayField, provenFields } from "#domain/pay/net-pay-input.ts";
import { firstPayMonth } from "#domain/pay/pay-rates.ts";
import { formatMonth } from "#domain/time/days.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";

type NetPayFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** Pay of a month, from either end, sent by GET without script. */
export function NetPayForm({ sent, errors }: NetPayFormProps) {
  const { content, now } = useServices();
  const { form, fields } = content.netPay;
  const amount = (name: NetPayField) => (
    <Field
      key={name}
      id={name}
      name={name}
      label={fields[name].label}
      hint={fields[name].hint}
      prefix={form.shillings}
      inputMode="decimal"
      defaultValue={sent[name]}
      error={errors[name]}
    />
  );
  const known = monthsBetween(firstPayMonth(content.payRates), nairobiDay(now().getTime()));
  const month = sent["month"] ?? "";
  const others = known.includes(month) || errors["month"] ? [] : [month];
  return (
    <Form
      className={boxes.fields}
      action={`${link("/calculators/net-pay")}#answer`}
      noValidate
      autoComplete="off"
      aria-labelledby="pay"
    >
      <h2 id="pay">{form.title}</h2>
      {amount("gross")}
      <SelectField
        id="month"
        name="month"
        label={fields.month.label}
        options={[...others, ...known].map((value) => ({
          value,
          label: formatMonth(value, content.language),
        }))}
        defaultValue={month}
        error={errors["month"]}
      />
      <Fold
        title={form.proven}
        hint={form.provenHint}
        hasError={provenFields.some((name) => errors[name] ?? sent[name])}
      >
        <div className={boxes.pair}>{provenFields.map(amount)}</div>
      </Fold>
      <Fold title={form.backward} hasError={errors["net"] !== undefined || Boolean(sent["net"])}>
        {amount("net")}
      </Fold>
      <Button type="submit">{form.submit}</Button>
    </Form>
  );
}

/** The months (`2026-11`) from one to two after that of a day, the last first: pay is known a little ahead. */
function monthsBetween(first: string, day: string): string[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const months: string[] = [];
  for (let ahead = 2; ; ahead -= 1) {
    const name = new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
    if (name < first) return months;
    months.push(name);
  }
}
