import { useId } from "react";
import { CheckStep } from "./check-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { deletionDay } from "./deletion-day.ts";
import { DetailsStep } from "./details-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import { ReceiptView } from "./receipt.tsx";
import { StepsBar } from "./steps-bar.tsx";
import { type JobApplicationProps, useApplication } from "./use-application.ts";
import styles from "./job-application.module.css";

/** The application for a job (CAR-8). An island; each step is a form that works before it hydrates. */
export function JobApplication(props: JobApplicationProps) {
  const { firstWords, limits } = props;
  const id = useId();
  const control = useApplication(props);
  const { words } = control;
  const { step, draw, receipt } = control.state;
  const stepProps = { props, control, fieldId: (name: string) => `${id}-${name}` };

  if (receipt && words)
    return (
      <div className={styles.application}>
        <ReceiptView
          language={words.language}
          title={words.application.submitted}
          reference={receipt.reference}
          deletionDay={deletionDay(receipt.day, limits.keptDays)}
          words={words.form.receipt}
          headingRef={control.heading}
        />
      </div>
    );
  return (
    <div className={styles.application}>
      <StepsBar current={step} words={firstWords.form.steps} />
      {step === "phone" && <PhoneStep {...stepProps} />}
      {words && step === "code" && <CodeStep {...stepProps} words={words} />}
      {words && step === "details" && <DetailsStep key={draw} {...stepProps} words={words} />}
      {words && step === "check" && <CheckStep {...stepProps} words={words} />}
    </div>
  );
}
