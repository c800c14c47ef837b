import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { applicationSteps, type ApplicationStep } from "../application-view.ts";
import { placeOf } from "./step-title.ts";
import styles from "./steps-bar.module.css";

type StepsBarProps = { current: ApplicationStep; texts: ApplicationForm["steps"] };

/** The progress of the visitor as beads on a string; the beads up to the current step are filled. */
export function StepsBar({ current, texts }: StepsBarProps) {
  const place = applicationSteps.indexOf(current);
  return (
    <div className={styles.bar}>
      <p className={styles.place}>{placeOf(current, texts)}</p>
      <ol className={styles.steps} aria-label={texts.label}>
        {applicationSteps.map((step, i) => (
          <li
            key={step}
            className={styles.step}
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
