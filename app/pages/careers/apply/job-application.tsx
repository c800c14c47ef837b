import { useId } from "react";
import { PhoneStep } from "./phone/phone-step.tsx";
import { StepsBar } from "./steps/steps-bar.tsx";
import { type JobApplicationProps, useApplication } from "./use-application.ts";
import type { Later } from "./use-later.ts";
import styles from "./job-application.module.css";

/** The application for a job (CAR-8). An island; each step is a form that works before it hydrates. */
export function JobApplication({
  Steps,
  ...props
}: JobApplicationProps & Partial<Pick<Later, "Steps">>) {
  const id = useId();
  const control = useApplication(props, Steps);
  const { later } = control;
  const { step, receipt } = control.state;
  const stepProps = { props, control, fieldId: (name: string) => `${id}-${name}` };

  return (
    <div className={styles.application}>
      {!receipt && <StepsBar current={step} texts={props.firstTexts.form.steps} />}
      {step === "phone" && !receipt && <PhoneStep {...stepProps} />}
      {later && <later.Steps {...stepProps} texts={later.texts} />}
    </div>
  );
}
