import { useRef } from "react";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { AnswersView } from "./answers-view.tsx";
import { ProofTime } from "../phone/proof-time.tsx";
import { CvField } from "../cv/cv-field.tsx";
import { SendingOverlay } from "../sending/sending-overlay.tsx";
import { type LaterStepProps, StepForm } from "../steps/step-form.tsx";
import rows from "#app/ui/rows.module.css";

/** The answers before they are sent. This form sends the fields of CAR-11, with or without script. */
export function CheckStep(step: LaterStepProps) {
  const { props, control, posting, texts } = step;
  const { state, change, chooseCv } = control;
  const form = useRef<HTMLFormElement>(null);
  const text = texts.form.check;

  return (
    <StepForm
      step={step}
      title={text.title}
      text={text.text}
      fields={{
        phoneProof: state.proof,
        phone: state.phone,
        idempotencyKey: state.idempotencyKey,
      }}
      values={state.values}
      encType="multipart/form-data"
      ref={form}
    >
      <AnswersView {...step} />
      <CvField
        step={step}
        error={state.errors["cv"]}
        onChoose={(cv) => {
          chooseCv(cv);
          change({ errors: {} });
        }}
      />
      <ProofTime proof={state.proof} texts={texts} />
      <PrivacyNotice {...props.privacy} />
      <div className={rows.buttons}>
        <Button type="submit">{text.send}</Button>
        <Button
          type="submit"
          variant="secondary"
          name="edit"
          value="true"
          formEncType="application/x-www-form-urlencoded"
        >
          {text.edit}
        </Button>
      </div>
      <SendingOverlay step={step} onRetry={() => form.current && void posting.post(form.current)} />
    </StepForm>
  );
}
