import type { ReactNode } from "react";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { Headline } from "#app/parts/cost-of-credit/headline.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import sheet from "#app/parts/cost-of-credit/sheet.module.css";

type AnswerProps = {
  title: string;
  figure: string;
  detail?: string | undefined;
  /** The values of the visitor; on paper they are above the answer. */
  inputs: readonly AnswerLine[];
  lines: readonly AnswerLine[];
  children: ReactNode;
};

/** The answer of a calculator, which the panel shows instead of the form. */
export function Answer({ title, figure, detail, inputs, lines, children }: AnswerProps) {
  return (
    <section className={sheet.sheet} data-answer="">
      <Headline kicker={title} figure={figure}>
        {detail && <p>{detail}</p>}
      </Headline>
      <div data-screen-only="">
        <FigureList lines={inputs} />
      </div>
      <FigureList lines={lines} />
      {children}
    </section>
  );
}
