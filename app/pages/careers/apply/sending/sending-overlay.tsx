import { fillText } from "#domain/pages/fill-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { SubmissionOverlay } from "#app/ui/feedback/submission-overlay.tsx";
import type { ApplicationTexts } from "../application-view.ts";
import type { SendingState } from "./use-sending.ts";
import styles from "./sending-overlay.module.css";

type SendingOverlayProps = {
  sending: SendingState | undefined;
  texts: ApplicationTexts;
  onCancel: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Covers the page while an application is sent, and shows the failure of CAR-18. */
export function SendingOverlay({
  sending,
  texts,
  onCancel,
  onRetry,
  onClose,
}: SendingOverlayProps) {
  const isUnderWay = sending !== undefined && "share" in sending;
  const text = texts.form.sending;
  return (
    <SubmissionOverlay
      state={sending && (isUnderWay ? "submitting" : "failed")}
      texts={texts.forms}
      onBack={onClose}
      controls={
        isUnderWay ? (
          <Upload share={sending.share} texts={text} onCancel={onCancel} />
        ) : (
          <Button variant="secondary" onClick={onRetry}>
            {text.retry}
          </Button>
        )
      }
    >
      {sending && !isUnderWay && sending.detail && <p>{sending.detail}</p>}
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
