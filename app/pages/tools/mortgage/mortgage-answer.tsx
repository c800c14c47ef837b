import { fillText } from "#domain/texts/fill-text.ts";
import { Answer } from "#app/features/calculators/answer.tsx";
import { HomeLoanNext } from "#app/features/home-cost/home-loan-next.tsx";
import { homeCostLink } from "#app/features/home-cost/onward-links.ts";
import { longTermText } from "#app/features/home-cost/long-term.ts";
import { formatNumber } from "#app/parts/cost-of-credit/figures.ts";
import { useServices } from "#app/lib/services.tsx";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { LoanCloth } from "#app/parts/cost-of-credit/loan-cloth.tsx";
import { amortise, termsInCents } from "#domain/lending/amortisation.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { formatMoney } from "#domain/money/money.ts";
import type { MortgageAnswer } from "#domain/lending/mortgage-answer.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { CalculatorMessages } from "#model/loans/calculator-messages.ts";
import quiet from "#app/ui/quiet.module.css";

export function MortgageAnswerView({ answer }: { answer: MortgageAnswer }) {
  const { content } = useServices();
  const { mortgage } = content.messages.calculators;
  const query = queryOf(answer);
  const { amount, ...terms } = query;
  const amortised = amortise(termsInCents(answer));
  const home = homeCostLink({ know: "loan", loan: amount, ...terms }, homeBasis(content));
  return (
    <Answer
      title={mortgage.repayment}
      figure={formatMoney(answer.monthlyRepaymentKes)}
      detail={longTermText(content, answer.months)}
      inputs={inputsOf(answer, mortgage)}
      lines={[
        [mortgage.totalInterest, formatMoney(answer.totalInterestKes)],
        [mortgage.repaid, formatMoney(answer.amountKes + answer.totalInterestKes)],
      ]}
    >
      <p className={quiet.note}>{mortgage.leavesOut}</p>
      <p data-screen-only="">
        <Link href={home}>{mortgage.trueCost}</Link>
      </p>
      <HomeLoanNext {...termsInCents(answer)} monthlyCents={answer.monthlyRepaymentKes * 100} />
      {amortised.ok && (
        <LoanCloth months={amortised.schedule.months} calculator="mortgage" query={query} />
      )}
    </Answer>
  );
}

/** The values of the answer, as the form names them. */
export const inputsOf = (
  { amountKes, months, annualRatePercent }: MortgageAnswer,
  { fields, ...texts }: CalculatorMessages["mortgage"],
): readonly AnswerLine[] => [
  [fields.amount.label, formatMoney(amountKes)],
  [texts.months, formatNumber(months)],
  [fields.rate.label, fillText(texts.rateAnswer, { rate: formatNumber(annualRatePercent) })],
];

const queryOf = ({ amountKes, annualRatePercent, months }: MortgageAnswer) => ({
  amount: String(amountKes),
  rate: String(annualRatePercent),
  years: String(months / 12),
});
