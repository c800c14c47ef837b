import { useServices } from "#app/lib/services.tsx";
import type { CheckQuestion } from "#model/eligibility/checks.ts";
import stack from "#app/ui/stack.module.css";
import styles from "./published-rules.module.css";

/** The rules behind the questions, for visitors who prefer to read. */
export function PublishedRules({ questions }: { questions: readonly CheckQuestion[] }) {
  const { rules } = useServices().content.canIApply;
  return (
    <section className={`${stack.measured} ${styles.rules}`} aria-labelledby="rules">
      <h2 id="rules">{rules.title}</h2>
      <p>{rules.text}</p>
      <ul>{questions.map(({ id, rule }) => rule && <li key={id}>{rule}</li>)}</ul>
    </section>
  );
}
