import { fillText } from "#domain/texts/fill-text.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { applicationSteps, type ApplicationStep } from "../application-view.ts";
import stack from "#app/ui/stack.module.css";
import styles from "./steps-bar.module.css";

type StepsBarProps = { current: ApplicationStep; texts: ApplicationForm["steps"] };

/** The progress of the visitor as beads on a string; the beads up to the current step are filled. */
export function StepsBar({ current, texts }: StepsBarProps) {
  const place = applicationSteps.indexOf(current);
  return (
    <div className={stack.tight}>
      <p className={styles.place}>{placeOf(current, texts)}</p>
      <ol className={styles.steps} aria-label={texts.label}>
        {applicationSteps.map((step, i) => (
          <li
            key={step}
            className={`${stack.tight} ${styles.step}`}
            data-done={i < place || undefined}
            aria-current={i === place ? "step" : undefined}
          >
            <span>{texts[step]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** "Step 2 of 4: Code". */
function placeOf(step: ApplicationStep, texts: ApplicationForm["steps"]) {
  const place = { step: applicationSteps.indexOf(step) + 1, steps: applicationSteps.length };
  return `${fillText(texts.place, place)}: ${texts[step]}`;
}

/** The page's title at a step. The first step has the title of the page itself, which search engines show. */
export function stepTitle(step: ApplicationStep, title: string, texts: ApplicationForm["steps"]) {
  return step === "phone" ? title : `${placeOf(step, texts)} - ${title}`;
}
