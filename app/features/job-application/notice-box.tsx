import { Icon } from "#app/ui/icon.tsx";
import type { Notice } from "./application-view.ts";
import styles from "./job-application.module.css";

/** Why a step did not go on, read out as it comes up. */
export function NoticeBox({ notice }: { notice: Notice | undefined }) {
  return (
    <div role="alert">
      {notice && (
        <div className={styles.notice}>
          <Icon name="warning-circle-fill" />
          <div>
            <p className={styles.noticeHeading}>{notice.heading}</p>
            {notice.text && <p>{notice.text}</p>}
            {notice.detail && <p>{notice.detail}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
