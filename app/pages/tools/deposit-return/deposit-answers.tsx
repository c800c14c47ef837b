import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { DepositRequest } from "#domain/deposits/deposit-input.ts";
import { formatTerm } from "#domain/time/term.ts";
import { exactKes } from "#app/parts/cost-of-credit/figures.ts";
import type { DepositAnswer } from "./answer-deposits.ts";
import { DepositCard } from "./deposit-card.tsx";
import quiet from "#app/ui/quiet.module.css";
import styles from "#app/ui/figures/comparison-list.module.css";

type DepositAnswersProps = { request: DepositRequest; answers: readonly DepositAnswer[] };

/** The return of each deposit, highest first. */
export function DepositAnswers({ request, answers }: DepositAnswersProps) {
  const { depositReturn, language } = useServices().content;
  const { answer: texts } = depositReturn;
  const mostCents = Math.max(...answers.map(({ outcome }) => outcome.netCents));
  const title = fillText(texts.title, {
    amount: exactKes(request.depositCents),
    months: formatTerm({ length: request.months, unit: "month" }, language),
  });
  return (
    <section className={styles.comparison} aria-labelledby="left">
      <div className={styles.head}>
        <h2 id="left">{title}</h2>
        {answers.length > 1 && (
          <p>
            <strong>{summaryOf(answers, texts)}</strong>
          </p>
        )}
      </div>
      <ol className={styles.list}>
        {answers.map((answer) => (
          <li key={answer.offer.id}>
            <DepositCard answer={answer} mostCents={mostCents} />
          </li>
        ))}
      </ol>
      <p className={quiet.note}>{texts.note}</p>
    </section>
  );
}

function summaryOf(
  answers: readonly DepositAnswer[],
  { best, same }: { best: string; same: string },
) {
  const [first] = answers;
  if (!first) return "";
  const net = exactKes(first.outcome.netCents);
  const areEqual = answers.every(({ outcome }) => outcome.netCents === first.outcome.netCents);
  return areEqual ? fillText(same, { net }) : fillText(best, { deposit: first.offer.inText, net });
}
