import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

/** Content that may be wider than a phone scrolls inside this box, so that the page does not. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Focusable, so that the arrow keys scroll it: not every browser makes a scrolling box a tab stop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
