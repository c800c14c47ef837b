import { fillWords } from "#domain/pages/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { EligibilityCheck } from "#model/eligibility/checks.ts";
import type { CanIApply } from "#model/eligibility/schema.ts";
import type { Verdict } from "#domain/lending/eligibility.ts";
import { paths } from "#domain/pages/paths.ts";
import type { FindingWords } from "./judge.ts";
import styles from "./check-answer.module.css";

type CheckAnswerProps = {
  check: Pick<EligibilityCheck, "product" | "group">;
  findings: readonly FindingWords[];
};

const signs: Record<Verdict, string> = {
  fails: "x-circle-fill",
  ask: "question-fill",
  meets: "check-circle-fill",
};

/** What stands in the way and what would help; where nothing does, the way on. */
export function CheckAnswer({ check: { product, group }, findings }: CheckAnswerProps) {
  const { answer: words } = useServices().content.canIApply;
  const { title, text } = headline(findings, words);
  const address = { ...product, audience: product.audiences[0] };
  return (
    <section className={styles.answer} id="answer" aria-labelledby="verdict">
      <div className={styles.head}>
        <h2 id="verdict">{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.findings}>
        {findings.map(({ id, verdict, text: what, helps }) => (
          <li key={id} data-verdict={verdict}>
            <Icon name={signs[verdict]} className={styles.sign} />
            <p>
              <span className={styles.verdict}>{words[verdict]}</span> {what}
            </p>
            {helps && <p className={styles.helps}>{helps}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.limits}>{words.limits}</p>
      <p className={styles.actions}>
        <ButtonLink href={paths.enquiry(address)}>{words.enquire}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.product(address, group)}>
          {words.product}
        </ButtonLink>
      </p>
    </section>
  );
}

function headline(findings: readonly FindingWords[], words: CanIApply["answer"]) {
  const count = findings.filter(({ verdict }) => verdict === "fails").length;
  if (count === 1) return { title: words.one, text: words.failsText };
  if (count > 1) return { title: fillWords(words.many, { count }), text: words.failsText };
  return findings.some(({ verdict }) => verdict === "ask")
    ? { title: words.unsure, text: words.unsureText }
    : { title: words.clear, text: words.clearText };
}
