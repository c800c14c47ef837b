import type { FormEvent, ReactNode, RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Typed } from "./use-calculator.ts";
import styles from "./calculators.module.css";

/** The values of `useCalculator` for an answer, and the URL of its calculator. */
export type AnswerControls = {
  action: string;
  formId: string;
  /** The values of the URL: without script, Back is a jump to the form below, and must not lose them. */
  typed: Typed;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onBack: (event: FormEvent) => void;
};

type AnswerProps = AnswerControls & {
  /** "Monthly repayment", and its figure. */
  title: string;
  figure: string;
  detail?: string;
  backLabel: string;
  children: ReactNode;
};

/**
 * The view of an answer. Focus moves to its heading, which holds the figure: the button that was pressed is gone,
 * so focus must go somewhere, and "Monthly repayment KES 55,958" is then read once. A live region would read it a
 * second time, and leave the keyboard at the top of the page.
 */
export function Answer({
  title,
  figure,
  detail,
  backLabel,
  action,
  formId,
  typed,
  headingRef,
  onBack,
  children,
}: AnswerProps) {
  const isLong = figure.length > 14;
  return (
    <section className={styles.answer}>
      <div className={styles.panel}>
        <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
          <span className={styles.kicker}>{title}</span>{" "}
          <span className={styles.figure} data-long={isLong || undefined}>
            {figure}
          </span>
        </h2>
        {detail && <p>{detail}</p>}
      </div>
      <div className={styles.details}>{children}</div>
      <form className={styles.back} method="get" action={`${action}#${formId}`} onSubmit={onBack}>
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          <Icon name="arrow-left-bold" />
          {backLabel}
        </Button>
      </form>
    </section>
  );
}

export type Line = {
  label: string;
  figure: string;
  isTotal?: boolean;
  /** The colour of this figure in the drawing above the lines. */
  swatch?: "loan" | "interest";
};

/** Labels and figures under each other, the figures in one column. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, figure, isTotal, swatch }) => (
        <div key={label} className={isTotal ? styles.total : styles.line}>
          <dt data-swatch={swatch}>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
