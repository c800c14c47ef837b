import { fillText } from "#domain/pages/fill-text.ts";
import type { MortgageTexts } from "#model/loans/calculator-messages.ts";
import { LoanCloth } from "#app/parts/cost-of-credit/loan-cloth.tsx";
import { amortise, termsInCents } from "#domain/lending/amortisation.ts";
import { link } from "#app/pages/link.ts";
import { homeDocuments } from "#app/pages/home-documents.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { formatMoney } from "#domain/money/money.ts";
import type { MortgageAnswer } from "#domain/lending/mortgage-answer.ts";
import { Answer, type AnswerControls } from "./answer.tsx";
import { formatNumber } from "./figures.ts";
import quiet from "#app/ui/quiet.module.css";
import styles from "./calculators.module.css";

type MortgageAnswerViewProps = AnswerControls & {
  answer: MortgageAnswer;
  texts: MortgageTexts;
};

export function MortgageAnswerView({ answer, texts, ...view }: MortgageAnswerViewProps) {
  const { mortgage } = texts;
  const { amount, ...terms } = queryOf(answer);
  const home = { know: "loan", loan: amount, ...terms };
  return (
    <Answer
      title={mortgage.repayment}
      figure={formatMoney(answer.monthlyRepaymentKes)}
      backLabel={texts.back}
      lines={[
        { label: mortgage.amount, figure: formatMoney(answer.amountKes), isInput: true },
        { label: mortgage.totalInterest, figure: formatMoney(answer.totalInterestKes) },
        {
          label: mortgage.repaid,
          figure: formatMoney(answer.amountKes + answer.totalInterestKes),
        },
        { label: mortgage.months, figure: formatNumber(answer.months), isInput: true },
        {
          label: mortgage.rate,
          figure: fillText(mortgage.rateAnswer, {
            rate: formatNumber(answer.annualRatePercent),
          }),
          isInput: true,
        },
      ]}
      {...view}
    >
      <p className={quiet.note}>{mortgage.leavesOut}</p>
      <Link
        className={styles.further}
        href={link("/calculators/home-cost", undefined, home)}
        data-screen-only=""
      >
        {mortgage.trueCost}
      </Link>
      <Link
        className={styles.further}
        href={homeDocuments(termsInCents(answer))}
        data-screen-only=""
      >
        {texts.bring}
      </Link>
      <Cloth answer={answer} texts={texts} />
    </Answer>
  );
}

function Cloth({ answer, texts }: Pick<MortgageAnswerViewProps, "answer" | "texts">) {
  const amortised = amortise(termsInCents(answer));
  if (!amortised.ok || !texts.cloth) return null;
  return (
    <LoanCloth
      months={amortised.schedule.months}
      texts={texts.cloth}
      calculator="mortgage"
      query={queryOf(answer)}
    />
  );
}

const queryOf = ({ amountKes, annualRatePercent, months }: MortgageAnswer) => ({
  amount: String(amountKes),
  rate: String(annualRatePercent),
  years: String(months / 12),
});
