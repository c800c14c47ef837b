import type { ReactNode } from "react";
import { untranslated } from "#app/ui/figures/untranslated.ts";
import styles from "./headline.module.css";

type HeadlineProps = { kicker: string; figure: string; children?: ReactNode };

/** The answer of a tool in one figure, with its label above it. */
export function Headline({ kicker, figure, children }: HeadlineProps) {
  return (
    <div className={styles.panel}>
      <h2>
        <span className={styles.kicker}>{kicker}</span>{" "}
        <span className={styles.figure} translate={untranslated(figure)}>
          {figure}
        </span>
      </h2>
      {children}
    </div>
  );
}

/** A second figure below it. */
export function SecondFigure({ label, figure }: { label: string; figure: string }) {
  return (
    <p className={styles.monthly}>
      {`${label} `}
      <strong translate="no">{figure}</strong>
    </p>
  );
}
