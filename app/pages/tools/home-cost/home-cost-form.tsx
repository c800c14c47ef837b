import { KnownFigure } from "#app/features/calculators/known-figure.tsx";
import type { Answered } from "#app/features/home-cost/home-answer.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { FigureFields, type FormState } from "#app/parts/figure-fields.tsx";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import {
  areas,
  homeCostRules,
  knownFigures,
  leastDepositPercent,
} from "#domain/lending/home-cost-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";

/** Folded away: their published figures hold for most visitors. */
const percents = [
  ...(["commitment", "excise", "legalFrom"] as const),
  ...(["legalTo", "valuation", "chargeDuty"] as const),
] as const;
const amounts = ["legalCharge", "insurance"] as const;
export const chargeFields = [...percents, ...amounts] as const;

export function HomeCostForm({ values, errors }: FormState) {
  const { content } = useServices();
  const { form, fields, areas: names } = content.homeCost;
  const basis = homeBasis(content);
  const percent = leastDepositPercent(basis);
  const deposit = { ...fields.deposit, hint: fillText(fields.deposit.hint ?? "", { percent }) };
  const texts = { fields: { ...fields, deposit } };
  const { rate, loan, month } = basis.defaults;
  const figures = { rules: homeCostRules, values, errors, texts, examples: { rate, loan, month } };
  return (
    <ToolForm id="home" action={link("/calculators/home-cost")} texts={form}>
      <KnownFigure {...figures} names={knownFigures} label={fields.know.label} knows={form.knows} />
      <FigureFields {...figures} names={["deposit"]} />
      <FigureFields {...figures} className={boxes.pair} names={["rate", "years"]} />
      <SelectField
        id="area"
        name="area"
        label={fields.area.label}
        hint={fields.area.hint}
        error={errors["area"]}
        options={areas.map((area) => ({
          value: area,
          label: fillText(names[area], { percent: basis.stampDutyPercent[area] ?? "" }),
        }))}
        defaultValue={values["area"]}
      />
      <Fold
        title={form.charges}
        hint={form.chargesHint}
        hasError={chargeFields.some((name) => errors[name])}
      >
        <FigureFields {...figures} className={boxes.pair} names={percents} />
        <FigureFields {...figures} names={amounts} />
      </Fold>
    </ToolForm>
  );
}

/** Error messages by field, in the order of the form. */
export function homeCostErrors(
  answered: Answered,
  { homeCost: { fields, errors: own }, messages }: Content,
): Readonly<Record<string, string>> {
  if (answered.ok) return {};
  const { errors } = answered;
  const texts = { fields, errors: { ...messages.figures.errors, ...own } };
  const { price, loan, month, deposit, rate, years, ...charges } = homeCostRules;
  const known = { know: {}, price, loan, month: errors.month === "beyondLoans" ? loan : month };
  return figureErrors(errors, { ...known, deposit, rate, years, area: {}, ...charges }, texts);
}
