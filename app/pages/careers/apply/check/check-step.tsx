import { useRef } from "react";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { AnswersView } from "./answers-view.tsx";
import { ProofTime } from "../phone/proof-time.tsx";
import { CvField } from "../cv/cv-field.tsx";
import { type LaterStepProps, StepForm } from "../steps/step-form.tsx";
import rows from "#app/ui/rows.module.css";
import { fillText } from "#domain/texts/fill-text.ts";
import { SubmissionOverlay } from "#app/ui/feedback/submission-overlay.tsx";
import type { ApplicationTexts } from "../application-view.ts";
import quiet from "#app/ui/quiet.module.css";
import styles from "../job-application.module.css";

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

type SendingOverlayProps = { step: LaterStepProps; onRetry: () => void };

/** Covers the page while an application is sent, and shows the failure of CAR-18. */
function SendingOverlay({ step, onRetry }: SendingOverlayProps) {
  const { texts, control, posting } = step;
  const { upload } = control.state;
  const isUnderWay = upload !== undefined && "share" in upload;
  const text = texts.form.sending;
  return (
    <SubmissionOverlay
      state={upload && (isUnderWay ? "submitting" : "failed")}
      texts={texts.forms}
      onBack={() => control.change({ upload: undefined })}
      controls={
        isUnderWay ? (
          <Upload share={upload.share} texts={text} onCancel={posting.cancel} />
        ) : (
          <Button variant="secondary" onClick={onRetry}>
            {text.retry}
          </Button>
        )
      }
    >
      {upload && !isUnderWay && upload.detail && <p>{upload.detail}</p>}
    </SubmissionOverlay>
  );
}

type UploadProps = {
  share: number;
  texts: ApplicationTexts["form"]["sending"];
  onCancel: () => void;
};

/** Once everything is sent, the server may have stored it: Cancel then does nothing, but keeps the focus. */
function Upload({ share, texts, onCancel }: UploadProps) {
  const percent = Math.floor(share * 100);
  const text = fillText(texts.sent, { percent });
  return (
    <>
      <progress className={styles.progress} max={100} value={percent} aria-label={text} />
      <p className={quiet.soft}>{text}</p>
      <Button
        variant="secondary"
        aria-disabled={share === 1}
        onClick={() => share < 1 && onCancel()}
      >
        {texts.cancel}
      </Button>
    </>
  );
}
