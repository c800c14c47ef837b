import { fillText } from "#domain/pages/fill-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { SubmissionOverlay } from "#app/ui/feedback/submission-overlay.tsx";
import type { ApplicationTexts } from "../application-view.ts";
import type { LaterStepProps } from "../steps/step-form.tsx";
import quiet from "#app/ui/quiet.module.css";
import styles from "../job-application.module.css";

type SendingOverlayProps = { step: LaterStepProps; onRetry: () => void };

/** Covers the page while an application is sent, and shows the failure of CAR-18. */
export function SendingOverlay({ step, onRetry }: SendingOverlayProps) {
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

/** Once everything is sent the server may have kept it: Cancel does nothing then, and keeps the focus. */
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
