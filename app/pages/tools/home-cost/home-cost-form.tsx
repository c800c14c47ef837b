import type { ComponentProps } from "react";
import { AmountField } from "#app/parts/amount-field.tsx";
import { fillText } from "#domain/pages/fill-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { ErrorSummary, type SummaryItem } from "#app/ui/feedback/error-summary.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import {
  areas,
  type HomeBasis,
  type HomeCostField,
  knownFigures,
  leastDepositPercent,
} from "#domain/lending/home-cost-input.ts";
import { link } from "#app/pages/link.ts";
import { Form } from "#app/ui/form/form.tsx";
import type { HomeErrors } from "./error-messages.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";

type HomeCostFormProps = {
  texts: HomeCostTexts;
  basis: HomeBasis;
  values: Readonly<Record<HomeCostField, string>>;
  errors: HomeErrors;
  problems: readonly SummaryItem[];
  /** `#answer` is the answer, or the summary of the errors. */
  hasAnswer: boolean;
  fieldId: (name: HomeCostField) => string;
} & Pick<ComponentProps<"form">, "ref" | "onInput" | "onBlur" | "onSubmit">;

/** Folded away: their published figures hold for most visitors. */
const chargeFields = [
  "commitment",
  "excise",
  "legalFrom",
  "legalTo",
  "legalCharge",
  "valuation",
  "chargeDuty",
  "insurance",
] as const satisfies readonly HomeCostField[];

/** Sent by GET until React takes over; then it recalculates while the visitor types. */
export function HomeCostForm({
  texts,
  basis,
  values,
  errors,
  problems,
  hasAnswer,
  fieldId,
  ...form
}: HomeCostFormProps) {
  const common = (name: HomeCostField) => ({
    id: fieldId(name),
    name,
    label: texts.fields[name].label,
    hint:
      texts.fields[name].hint &&
      fillText(texts.fields[name].hint, { percent: leastDepositPercent(basis) }),
    error: errors[name],
  });
  const amount = (name: HomeCostField) => (
    <AmountField {...common(name)} prefix={texts.form.shillings} typed={values[name]} />
  );
  const figure = (name: HomeCostField, suffix?: string) => (
    <Field {...common(name)} suffix={suffix} inputMode="decimal" defaultValue={values[name]} />
  );
  const { percent } = texts.form;
  return (
    <Form
      className={boxes.form}
      method="get"
      action={`${link("/calculators/home-cost")}#answer`}
      noValidate
      autoComplete="off"
      {...form}
    >
      <h2>{texts.form.title}</h2>
      {problems.length > 0 && (
        <ErrorSummary
          id={hasAnswer ? undefined : "answer"}
          title={texts.form.problem}
          items={problems}
        />
      )}
      <div className={boxes.know}>
        <ChoiceField
          {...common("know")}
          choices={knownFigures.map((value) => ({ value, label: texts.form.knows[value] }))}
          chosen={values.know}
        />
      </div>
      <div className={boxes.price}>{amount("price")}</div>
      <div className={boxes.loan}>{amount("loan")}</div>
      <div className={boxes.month}>{amount("month")}</div>
      {amount("deposit")}
      <div className={boxes.pair}>
        {figure("rate", texts.form.aYear)}
        {figure("years", texts.form.years)}
      </div>
      <SelectField
        {...common("area")}
        options={areas.map((area) => ({
          value: area,
          label: fillText(texts.areas[area], { percent: basis.stampDutyPercent[area] ?? "" }),
        }))}
        defaultValue={values.area}
      />
      <Fold
        title={texts.form.charges}
        hint={texts.form.chargesHint}
        hasError={chargeFields.some((name) => errors[name])}
      >
        <div className={boxes.pair}>
          {figure("commitment", percent)}
          {figure("excise", percent)}
          {figure("legalFrom", percent)}
          {figure("legalTo", percent)}
          {figure("valuation", percent)}
          {figure("chargeDuty", percent)}
        </div>
        {amount("legalCharge")}
        {amount("insurance")}
      </Fold>
      <Button type="submit">{texts.form.submit}</Button>
    </Form>
  );
}
