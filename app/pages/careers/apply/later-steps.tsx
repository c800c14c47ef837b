import { CheckStep } from "./check/check-step.tsx";
import { CodeStep } from "./code/code-step.tsx";
import { deletionDay } from "./receipt/deletion-day.ts";
import { DetailsStep } from "./details/details-step.tsx";
import { ReceiptView } from "./receipt/receipt.tsx";
import type { LaterStepProps } from "./steps/step-props.ts";

/** The steps after the first, and the receipt. Few readers of the page get here: they load when React takes over. */
export function LaterSteps(props: LaterStepProps) {
  const { control, texts } = props;
  const { step, draw, receipt } = control.state;
  if (receipt)
    return (
      <ReceiptView
        language={texts.language}
        title={texts.application.submitted}
        reference={receipt.reference}
        deletionDay={deletionDay(receipt.day, props.props.limits.keptDays)}
        texts={texts.form.receipt}
        headingRef={control.heading}
      />
    );
  if (step === "code") return <CodeStep {...props} />;
  if (step === "details") return <DetailsStep key={draw} {...props} />;
  return step === "check" && <CheckStep {...props} />;
}
