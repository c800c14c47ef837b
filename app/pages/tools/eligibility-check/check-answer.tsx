import { countOf } from "#app/lib/count-of.ts";
import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { EligibilityCheck } from "#model/eligibility/checks.ts";
import type { CanIApply } from "#model/eligibility/schema.ts";
import type { Verdict } from "#domain/lending/eligibility.ts";
import { paths } from "#app/pages/paths.ts";
import type { FindingTexts } from "./judge.ts";
import stack from "#app/ui/stack.module.css";
import rows from "#app/ui/rows.module.css";
import styles from "./check-answer.module.css";

type CheckAnswerProps = {
  check: Pick<EligibilityCheck, "product" | "group">;
  findings: readonly FindingTexts[];
};

const icons: Record<Verdict, string> = {
  fails: "x-circle-fill",
  ask: "question-fill",
  meets: "check-circle-fill",
};

/** The findings with advice on each that fails, and links to the enquiry form and the product. */
export function CheckAnswer({ check: { product, group }, findings }: CheckAnswerProps) {
  const { answer: texts } = useServices().content.canIApply;
  const { title, text } = headline(findings, texts);
  const address = { ...product, audience: product.audiences[0] };
  return (
    <section className={stack.shrinking} aria-labelledby="verdict">
      <div className={stack.tight}>
        <h2 id="verdict">{title}</h2>
        <p>{text}</p>
      </div>
      <ul className={`${stack.close} ${styles.findings}`}>
        {findings.map(({ id, verdict, text: what, helps }) => (
          <li key={id} data-verdict={verdict}>
            <Icon name={icons[verdict]} className={styles.sign} />
            <p>
              <span className={styles.verdict}>{texts[verdict]}</span> {what}
            </p>
            {helps && <p className={styles.helps}>{helps}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.limits}>{texts.limits}</p>
      <p className={rows.buttons}>
        <ButtonLink href={paths.enquiry(address, group)}>{texts.enquire}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.product(address, group)}>
          {texts.product}
        </ButtonLink>
      </p>
    </section>
  );
}

export function headline(findings: readonly FindingTexts[], texts: CanIApply["answer"]) {
  const count = findings.filter(({ verdict }) => verdict === "fails").length;
  if (count > 0) return { title: countOf(count, texts.failed), text: texts.failsText };
  return findings.some(({ verdict }) => verdict === "ask")
    ? { title: texts.unsure, text: texts.unsureText }
    : { title: texts.clear, text: texts.clearText };
}
