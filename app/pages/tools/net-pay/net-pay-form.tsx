import { KnownFigure } from "#app/features/calculators/known-figure.tsx";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { FigureFields, type FormState } from "#app/parts/figure-fields.tsx";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import {
  type NetPayErrorCodes,
  netPayRules,
  payKinds,
  provenFields,
} from "#domain/pay/net-pay-input.ts";
import { firstPayMonth } from "#domain/pay/pay-rates.ts";
import { formatMonth } from "#domain/time/days.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Content } from "#model/content.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";

/** The gross pay to begin with. */
export const netPayStart = ({ start }: Content["netPay"]) => start.grossKes.toLocaleString("en-KE");

/** A month's pay, from gross to net or from net to gross. */
export function NetPayForm({ values, errors }: FormState) {
  const { content, now } = useServices();
  const { netPay: texts } = content;
  const { form } = texts;
  const examples = { gross: netPayStart(texts) };
  const figures = { rules: netPayRules, values, errors, texts, examples };
  const known = monthsBetween(firstPayMonth(content.payRates), nairobiDay(now().getTime()));
  const month = values["month"] ?? "";
  const others = known.includes(month) || errors["month"] ? [] : [month];
  return (
    <ToolForm id="pay" action={link("/calculators/net-pay")} texts={form}>
      <KnownFigure
        {...figures}
        names={payKinds}
        label={texts.fields.know.label}
        knows={form.knows}
      />
      <SelectField
        id="month"
        name="month"
        label={texts.fields.month.label}
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
        hasError={provenFields.some((name) => errors[name] ?? values[name])}
      >
        <FigureFields {...figures} className={boxes.pair} names={provenFields} />
      </Fold>
    </ToolForm>
  );
}

/** Error messages by field, in the order of the form. */
export function netPayErrors(
  codes: NetPayErrorCodes,
  { netPay: { fields, errors }, payRates, messages, language }: Content,
): Readonly<Record<string, string>> {
  const { gross, net, ...proven } = netPayRules;
  const min = formatMonth(firstPayMonth(payRates), language);
  const ofMonth = {
    missing: errors.monthMissing,
    tooSmall: fillText(errors.monthTooEarly, { min }),
  };
  const rules = { gross, net, month: {}, ...proven };
  return figureErrors(codes, rules, {
    fields: { ...fields, month: { ...fields.month, errors: ofMonth } },
    errors: { ...messages.figures.errors, ...errors },
  });
}

/**
 * The months (`2026-11`) from the first known one to two after that of a day, latest first: pay is known a little
 * ahead.
 */
function monthsBetween(first: string, day: string): string[] {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const months: string[] = [];
  for (let ahead = 2; ; ahead -= 1) {
    const name = new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7);
    if (name < first) return months;
    months.push(name);
  }
}
