import { useRef } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { useErrorTitle } from "#app/ui/feedback/use-error-title.ts";
import styles from "./notice-box.module.css";

/** FRM-7: the outcome of a form in two lines, such as "Failed to send otp / Please try again later." */
export type Notice = { heading: string; text?: string; detail?: string | undefined };

type NoticeBoxProps = {
  notice: Notice | undefined;
  /** A new number for each attempt, so that the same text is inserted and announced again. */
  draw?: number;
};

/** An error of a form that no field has, announced by screen readers. */
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
        <p className={styles.heading}>{heading}</p>
        {text && <p>{text}</p>}
        {detail && <p>{detail}</p>}
      </div>
    </div>
  );
}
