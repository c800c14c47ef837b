import type { RefObject } from "react";
import styles from "../job-application.module.css";

type StepHeadProps = {
  title: string;
  text?: string;
  /** Takes the focus when the step appears: the button that led here is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function StepHead({ title, text, headingRef }: StepHeadProps) {
  return (
    <div className={styles.head}>
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
    </div>
  );
}
