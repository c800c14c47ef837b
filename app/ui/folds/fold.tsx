import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./fold.module.css";

type FoldProps = {
  title: string;
  hint?: string;
  /** An error opens the fold; only the visitor closes it. */
  hasError: boolean;
  children: ReactNode;
};

/** Fields that few visitors need. */
export function Fold({ title, hint, hasError, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(hasError);
  // Before the focus moves to the field with the error.
  useLayoutEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError]);
  return (
    <details className={styles.fold} ref={details} open={isOpenAtFirst}>
      <summary>{title}</summary>
      <div>
        {hint && <p>{hint}</p>}
        {children}
      </div>
    </details>
  );
}
