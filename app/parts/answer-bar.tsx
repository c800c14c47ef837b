import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import caution from "#app/ui/feedback/caution.module.css";
import styles from "./answer-bar.module.css";

export type AnswerLine = readonly [label: string, figure: string];

/**
 * The answer in one or two figures, in sight while a phone's form is filled in. Its parent must hold the form and
 * nothing after the bar. A bar without lines keeps the place of an answer that comes while the visitor types. The
 * script of `<live-answer>` shows the note while the form holds other values than those of the answer.
 */
export function AnswerBar({ lines }: { lines: readonly AnswerLine[] }) {
  const { figures } = useServices().content.messages;
  return (
    <>
      <p hidden className={caution.caution} data-outdated="">
        {figures.outdated}
      </p>
      <FigureList className={styles.bar} lines={lines} data-answer-bar="" data-live="bar" />
    </>
  );
}
