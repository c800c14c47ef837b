import { FigureList } from "#app/ui/figures/figure-list.tsx";
import styles from "./answer-bar.module.css";

export type AnswerLine = readonly [label: string, figure: string];

/**
 * The answer in one or two figures, in sight while a phone's form is filled in. Its parent must hold the form and
 * nothing after the bar. A bar without lines keeps the place of an answer that comes while the visitor types.
 */
export function AnswerBar({ lines }: { lines: readonly AnswerLine[] }) {
  return <FigureList className={styles.bar} lines={lines} data-answer-bar="" data-live="bar" />;
}
