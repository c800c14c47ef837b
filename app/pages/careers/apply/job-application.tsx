import { useId } from "react";
import { CheckStep } from "./check/check-step.tsx";
import { CodeStep } from "./code/code-step.tsx";
import { deletionDay } from "./receipt/deletion-day.ts";
import { DetailsStep } from "./details/details-step.tsx";
import { PhoneStep } from "./phone/phone-step.tsx";
import { ReceiptView } from "./receipt/receipt.tsx";
import { StepsBar } from "./steps/steps-bar.tsx";
import { type JobApplicationProps, useApplication } from "./use-application.ts";
import styles from "./job-application.module.css";

/** The application for a job (CAR-8). An island; each step is a form that works before it hydrates. */
export function JobApplication(props: JobApplicationProps) {
  const { firstTexts, limits } = props;
  const id = useId();
  const control = useApplication(props);
  const { texts } = control;
  const { step, draw, receipt } = control.state;
  const stepProps = { props, control, fieldId: (name: string) => `${id}-${name}` };

  if (receipt && texts)
    return (
      <div className={styles.application}>
        <ReceiptView
          language={texts.language}
          title={texts.application.submitted}
          reference={receipt.reference}
          deletionDay={deletionDay(receipt.day, limits.keptDays)}
          texts={texts.form.receipt}
          headingRef={control.heading}
        />
      </div>
    );
  return (
    <div className={styles.application}>
      <StepsBar current={step} texts={firstTexts.form.steps} />
      {step === "phone" && <PhoneStep {...stepProps} />}
      {texts && step === "code" && <CodeStep {...stepProps} texts={texts} />}
      {texts && step === "details" && <DetailsStep key={draw} {...stepProps} texts={texts} />}
      {texts && step === "check" && <CheckStep {...stepProps} texts={texts} />}
    </div>
  );
}
