import { fillText } from "#domain/pages/fill-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { SubmissionOverlay } from "#app/ui/feedback/submission-overlay.tsx";
import type { ApplicationTexts } from "../application-view.ts";
import type { ApplicationState } from "../use-application.ts";
import styles from "../job-application.module.css";

type SendingOverlayProps = {
  upload: ApplicationState["upload"];
  texts: ApplicationTexts;
  onCancel: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Covers the page while an application is sent, and shows the failure of CAR-18. */
export function SendingOverlay({ upload, texts, onCancel, onRetry, onClose }: SendingOverlayProps) {
  const isUnderWay = upload !== undefined && "share" in upload;
  const text = texts.form.sending;
  return (
    <SubmissionOverlay
      state={upload && (isUnderWay ? "submitting" : "failed")}
      texts={texts.forms}
      onBack={onClose}
      controls={
        isUnderWay ? (
          <Upload share={upload.share} texts={text} onCancel={onCancel} />
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

/** Once everything is sent the server may have kept it, so Cancel disappears. */
function Upload({ share, texts, onCancel }: UploadProps) {
  const percent = Math.floor(share * 100);
  const text = fillText(texts.sent, { percent });
  return (
    <>
      <progress className={styles.progress} max={100} value={percent} aria-label={text} />
      <p className={styles.percent}>{text}</p>
      {share < 1 && (
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </>
  );
}
