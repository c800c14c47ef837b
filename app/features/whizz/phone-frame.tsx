import type { ReactNode } from "react";
import styles from "./phone-frame.module.css";

/** A phone with a drawn screen. What it shows is told in words: the drawing itself is one picture. */
export function PhoneFrame({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <div className={styles.phone} role="img" aria-label={alt}>
      <div className={styles.screen}>
        <span className={styles.lens} />
        {children}
      </div>
    </div>
  );
}
