import type { CalculatorTexts } from "#model/loans/calculator-messages.ts";
import { Field } from "#app/ui/field.tsx";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import {
  calculatorBounds,
  type MortgageErrorCodes,
  parseMortgageInput,
} from "#domain/lending/calculator-input.ts";
import { answerMortgage } from "#domain/lending/mortgage.ts";
import { link } from "#app/pages/link.ts";
import { AmountField } from "#app/parts/amount-field.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { errorMessage, moneyBounds, numberBounds } from "./figures.ts";
import { MortgageAnswerView } from "./mortgage-answer.tsx";
import { type Typed, useCalculator } from "./use-calculator.ts";

type MortgageCalculatorProps = { texts: CalculatorTexts; sent: Typed | undefined };

export function MortgageCalculator({ texts, sent }: MortgageCalculatorProps) {
  const { answer, fieldProps, formProps, answerProps } = useCalculator({
    calculate,
    toErrorMessages: (errors) => toErrorMessages(errors, texts.errors),
    sent,
  });
  const action = link("/calculators/mortgage");

  return (
    <>
      {answer && (
        <MortgageAnswerView answer={answer} texts={texts} action={action} {...answerProps} />
      )}
      <CalculatorForm
        action={action}
        title={texts.mortgage.form}
        submitLabel={texts.calculate}
        problemTitle={texts.problem}
        {...formProps}
      >
        <AmountField
          {...fieldProps("amount")}
          label={texts.mortgage.amount}
          hint={texts.mortgage.amountHint}
          prefix={texts.shillings}
          typed={sent?.["amount"]}
        />
        <Field
          {...fieldProps("rate")}
          label={texts.mortgage.rate}
          suffix={texts.aYear}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={sent?.["rate"]}
        />
        <Field
          {...fieldProps("years")}
          label={texts.mortgage.years}
          suffix={texts.years}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={sent?.["years"]}
        />
      </CalculatorForm>
    </>
  );
}

function calculate(sent: SubmittedFields) {
  const input = parseMortgageInput(sent);
  return input.ok ? { ok: true as const, answer: answerMortgage(input.terms) } : input;
}

function toErrorMessages(
  { amount, rate, years }: MortgageErrorCodes,
  texts: CalculatorTexts["errors"],
) {
  const { amountKes, annualRatePercent, years: yearsBounds } = calculatorBounds;
  return {
    amount: errorMessage(texts.amount, amount, moneyBounds(amountKes)),
    rate: errorMessage(texts.rate, rate, numberBounds(annualRatePercent)),
    years: errorMessage(texts.years, years, numberBounds(yearsBounds)),
  };
}
