import { useId } from "react";
import { CheckStep } from "./check/check-step.tsx";
import { CodeStep } from "./code/code-step.tsx";
import { DetailsStep } from "./details/details-step.tsx";
import { PhoneStep } from "./phone/phone-step.tsx";
import { ReceiptView } from "./receipt/receipt.tsx";
import { usePosting } from "./sending/use-posting.ts";
import { StepsBar } from "./steps/steps-bar.tsx";
import { type JobApplicationProps, useApplication } from "./use-application.ts";
import stack from "#app/ui/stack.module.css";
import styles from "./job-application.module.css";

/** The application for a job (CAR-8). An island; each step is a form that works before it hydrates. */
export function JobApplication(props: JobApplicationProps) {
  const id = useId();
  const fieldId = (name: string) => `${id}-${name}`;
  const control = useApplication(props, fieldId);
  const posting = usePosting(props, control);
  const { state, texts } = control;
  const step = { props, control, posting, fieldId };

  return (
    <div className={`${stack.shrinking} ${styles.application}`} onClickCapture={posting.notePress}>
      {!state.receipt && <StepsBar current={state.step} texts={props.firstTexts.form.steps} />}
      {state.step === "phone" && !state.receipt && <PhoneStep {...step} />}
      {state.step === "code" && texts && <CodeStep {...step} texts={texts} />}
      {state.step === "details" && texts && (
        <DetailsStep key={state.draw} {...step} texts={texts} />
      )}
      {state.step === "check" && texts && <CheckStep {...step} texts={texts} />}
      {state.receipt && texts && (
        <ReceiptView
          language={texts.language}
          title={texts.application.submitted}
          reference={state.receipt.get("reference") ?? ""}
          day={state.receipt.get("day") ?? ""}
          keptDays={props.limits.keptDays}
          texts={texts.form.receipt}
          headingRef={control.heading}
        />
      )}
    </div>
  );
}
