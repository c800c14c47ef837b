import type { FormEvent, ReactNode, RefObject } from "react";
import { Calculation } from "#app/parts/calculation.tsx";
import type { PaperTexts } from "#app/parts/paper-texts.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { useAnswerTitle } from "#app/ui/feedback/use-answer-title.ts";
import { untranslated } from "#app/ui/figures/untranslated.ts";
import { Form } from "#app/ui/form/form.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language.ts";
import type { Typed } from "./use-calculator.ts";
import stack from "#app/ui/stack.module.css";
import styles from "./calculators.module.css";

/** The words on paper, and the origin of the address. */
export type Paper = PaperTexts & { origin: string };

/** The props of an answer from `useCalculator`, with the path of its calculator. */
export type AnswerControls = {
  action: string;
  formId: string;
  answerId: string;
  /** The values from the URL. Without script, Back jumps to the form below and must not lose them. */
  typed: Typed;
  /** The values of the answer, for the address on paper. */
  asked: Typed;
  paper: Paper;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onBack: (event: FormEvent) => void;
};

type AnswerProps = AnswerControls & {
  /** For example "Monthly repayment", with its figure. */
  title: string;
  figure: string;
  detail?: string;
  backLabel: string;
  lines: readonly Line[];
  children: ReactNode;
};

/**
 * The view of an answer. The button that was pressed is gone, so the focus moves to the heading. The heading holds the
 * figure, so that screen readers read "Monthly repayment KES 55,958" once. A live region would read it a second time
 * and leave the focus at the top of the page.
 */
export function Answer({
  title,
  figure,
  detail,
  backLabel,
  action,
  formId,
  answerId,
  typed,
  asked,
  paper,
  headingRef,
  onBack,
  lines,
  children,
}: AnswerProps) {
  const { pathOf } = usePageLanguage();
  useAnswerTitle(`${title} ${figure}`, action);
  const isLong = figure.length > 14;
  return (
    <section className={stack.shrinking} id={answerId}>
      <div className={styles.panel}>
        <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
          <span className={styles.kicker}>{title}</span>{" "}
          <span className={styles.figure} data-long={isLong || undefined} translate="no">
            {figure}
          </span>
        </h2>
        {detail && <p>{detail}</p>}
      </div>
      <Calculation
        inputs={lines.flatMap((line) => (line.isInput ? [[line.label, line.figure]] : []))}
        texts={paper}
        address={`${paper.origin}${pathOf(action)}?${new URLSearchParams(asked)}`}
      />
      <div className={stack.even}>
        <Lines lines={lines} />
        {children}
      </div>
      <Form
        className={styles.back}
        method="get"
        action={`${action}#${formId}`}
        autoComplete="off"
        onSubmit={onBack}
      >
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          <Icon name="arrow-left-bold" />
          {backLabel}
        </Button>
      </Form>
    </section>
  );
}

export type Line = {
  label: string;
  figure: string;
  isTotal?: boolean;
  /** Typed by the visitor: on paper it is above the answer. */
  isInput?: boolean;
};

/** Labels and figures in rows, with the figures in one column. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, figure, isTotal, isInput }) => (
        <div
          key={label}
          className={isTotal ? styles.total : styles.line}
          data-screen-only={isInput ? "" : undefined}
        >
          <dt>{label}</dt>
          <dd translate={untranslated(figure)}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
