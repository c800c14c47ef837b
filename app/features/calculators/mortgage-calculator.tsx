import type { MortgageTexts } from "#model/loans/calculator-messages.ts";
import { Field } from "#app/ui/form/field.tsx";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import {
  calculatorBounds,
  type MortgageErrorCodes,
  parseMortgageInput,
} from "#domain/lending/calculator-input.ts";
import { answerMortgage } from "#domain/lending/mortgage-answer.ts";
import { link } from "#app/pages/link.ts";
import { formatMoney } from "#domain/money/money.ts";
import { AmountField } from "#app/parts/amount-field.tsx";
import { AnswerBar } from "#app/parts/answer-bar.tsx";
import type { Paper } from "./answer.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { errorMessage, moneyBounds, numberBounds } from "./figures.ts";
import { MortgageAnswerView } from "./mortgage-answer.tsx";
import { type Typed, useCalculator } from "./use-calculator.ts";
import styles from "./calculators.module.css";

type MortgageCalculatorProps = {
  texts: MortgageTexts;
  paper: Paper;
  /** The rate to begin with. */
  exampleRate?: string | undefined;
  /** The values from the URL of the page, as typed. */
  sent?: Typed | undefined;
};

/** An island; the form works before it hydrates (CAL-1). */
export function MortgageCalculator({ texts, paper, exampleRate, sent }: MortgageCalculatorProps) {
  const { answer, inSight, isAsStarted, fieldProps, formProps, answerProps } = useCalculator({
    calculate,
    toErrorMessages: (errors) => toErrorMessages(errors, texts.errors),
    sent,
  });
  const action = link("/calculators/mortgage");

  return (
    <div className={styles.calculators}>
      {answer && (
        <MortgageAnswerView
          answer={answer}
          texts={texts}
          action={action}
          paper={paper}
          {...answerProps}
        />
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
          hint={isAsStarted("rate", exampleRate) ? texts.mortgage.rateHint : undefined}
          suffix={texts.aYear}
          inputMode="decimal"
          defaultValue={sent ? sent["rate"] : exampleRate}
        />
        <Field
          {...fieldProps("years")}
          label={texts.mortgage.years}
          inputMode="decimal"
          defaultValue={sent?.["years"]}
        />
      </CalculatorForm>
      {inSight && (
        <AnswerBar
          lines={[
            [texts.mortgage.repayment, formatMoney(inSight.monthlyRepaymentKes)],
            [texts.mortgage.totalInterest, formatMoney(inSight.totalInterestKes)],
          ]}
        />
      )}
    </div>
  );
}

function calculate(sent: SubmittedFields) {
  const input = parseMortgageInput(sent);
  return input.ok ? { ok: true as const, answer: answerMortgage(input.terms) } : input;
}

function toErrorMessages(
  { amount, rate, years }: MortgageErrorCodes,
  texts: MortgageTexts["errors"],
) {
  const { amountKes, annualRatePercent, years: yearsBounds } = calculatorBounds;
  return {
    amount: errorMessage(texts.amount, amount, moneyBounds(amountKes)),
    rate: errorMessage(texts.rate, rate, numberBounds(annualRatePercent)),
    years: errorMessage(texts.years, years, numberBounds(yearsBounds)),
  };
}
