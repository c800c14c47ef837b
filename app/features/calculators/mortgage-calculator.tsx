import type { CalculatorWords } from "#model/loans/calculator-messages.ts";
import { Field } from "#app/ui/field.tsx";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import {
  calculatorBounds,
  type MortgageFaults,
  parseMortgageInput,
} from "#domain/lending/calculator-input.ts";
import { answerMortgage } from "#domain/lending/mortgage.ts";
import { paths } from "#domain/pages/paths.ts";
import { AmountField } from "#app/parts/amount-field.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { faultWords, moneyBounds, numberBounds } from "./figures.ts";
import { MortgageAnswerView } from "./mortgage-answer.tsx";
import { type Typed, useCalculator } from "./use-calculator.ts";

type MortgageCalculatorProps = { words: CalculatorWords; sent: Typed | undefined };

export function MortgageCalculator({ words, sent }: MortgageCalculatorProps) {
  const { answer, errorOf, fieldId, formProps, answerProps } = useCalculator({
    calculate,
    wordFaults: (faults) => wordFaults(faults, words.faults),
    sent,
  });
  const action = paths.mortgageCalculator();

  return (
    <>
      {answer && (
        <MortgageAnswerView answer={answer} words={words} action={action} {...answerProps} />
      )}
      <CalculatorForm
        action={action}
        title={words.mortgage.form}
        submitLabel={words.calculate}
        problemTitle={words.problem}
        {...formProps}
      >
        <AmountField
          id={fieldId("amount")}
          name="amount"
          label={words.mortgage.amount}
          hint={words.mortgage.amountHint}
          prefix={words.shillings}
          typed={sent?.["amount"]}
          error={errorOf("amount")}
          required
        />
        <Field
          id={fieldId("rate")}
          name="rate"
          label={words.mortgage.rate}
          suffix={words.aYear}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={sent?.["rate"]}
          error={errorOf("rate")}
          required
        />
        <Field
          id={fieldId("years")}
          name="years"
          label={words.mortgage.years}
          suffix={words.years}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={sent?.["years"]}
          error={errorOf("years")}
          required
        />
      </CalculatorForm>
    </>
  );
}

function calculate(sent: SubmittedFields) {
  const input = parseMortgageInput(sent);
  return input.ok ? { ok: true as const, answer: answerMortgage(input.terms) } : input;
}

function wordFaults({ amount, rate, years }: MortgageFaults, words: CalculatorWords["faults"]) {
  const { amountKes, annualRatePercent, years: yearsBounds } = calculatorBounds;
  return {
    amount: faultWords(words.amount, amount, moneyBounds(amountKes)),
    rate: faultWords(words.rate, rate, numberBounds(annualRatePercent)),
    years: faultWords(words.years, years, numberBounds(yearsBounds)),
  };
}
