import { fillText } from "#domain/pages/fill-text.ts";
import type { CalculatorTexts } from "#model/loans/calculator-messages.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { MortgageAnswer } from "#domain/lending/mortgage.ts";
import { Answer, type AnswerControls, Lines } from "./answer.tsx";
import { formatNumber } from "./figures.ts";
import styles from "./calculators.module.css";

type MortgageAnswerViewProps = AnswerControls & {
  answer: MortgageAnswer;
  texts: CalculatorTexts;
};

export function MortgageAnswerView({ answer, texts, ...view }: MortgageAnswerViewProps) {
  const { mortgage } = texts;
  return (
    <Answer
      title={mortgage.repayment}
      figure={formatMoney(answer.monthlyRepaymentKes)}
      backLabel={texts.back}
      {...view}
    >
      <LoanAndInterest loanKes={answer.amountKes} interestKes={answer.totalInterestKes} />
      <Lines
        lines={[
          { label: mortgage.amount, figure: formatMoney(answer.amountKes), swatch: "loan" },
          {
            label: mortgage.totalInterest,
            figure: formatMoney(answer.totalInterestKes),
            swatch: "interest",
          },
          { label: mortgage.months, figure: formatNumber(answer.months) },
          {
            label: mortgage.rate,
            figure: fillText(mortgage.rateAnswer, {
              rate: formatNumber(answer.annualRatePercent),
            }),
          },
        ]}
      />
      <p className={styles.note}>{mortgage.leavesOut}</p>
    </Answer>
  );
}

/** A bar of the loan and its interest; the lines below give the same figures as text. */
function LoanAndInterest({ loanKes, interestKes }: { loanKes: number; interestKes: number }) {
  const loanShare = (100 * loanKes) / (loanKes + interestKes);
  return (
    <svg
      className={styles.shares}
      width="320"
      height="12"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.interest} width="100" height="10" />
      <rect className={styles.loan} width={loanShare.toFixed(2)} height="10" />
    </svg>
  );
}
