import { useRef } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { useErrorTitle } from "#app/ui/feedback/use-error-title.ts";
import type { Notice } from "../application-view.ts";
import styles from "../job-application.module.css";

type NoticeBoxProps = {
  notice: Notice | undefined;
  /** Another number for each attempt: the same words are put in anew, or nobody would hear them again. */
  draw?: number;
};

/** The error of a step, announced by screen readers. */
export function NoticeBox({ notice, draw }: NoticeBoxProps) {
  return <div role="alert">{notice && <ShortText key={draw} {...notice} />}</div>;
}

function ShortText({ heading, text, detail }: Notice) {
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle(box);
  return (
    <div ref={box} className={styles.notice}>
      <Icon name="warning-circle-fill" />
      <div>
        <p className={styles.noticeHeading}>{heading}</p>
        {text && <p>{text}</p>}
        {detail && <p>{detail}</p>}
      </div>
    </div>
  );
}
