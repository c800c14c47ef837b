import type { ComponentProps, ReactNode } from "react";
import { AnswerBar, type AnswerLine } from "./answer-bar.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import { type Family, familyFacts } from "#domain/products/families.ts";
import { Calculation } from "./calculation.tsx";
import raised from "#app/layout/banner/card-page.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./tool-page.module.css";

type ToolPageProps = {
  family: Family;
  seed: string;
  page: { title: string; lead: string };
  /** The title above the errors. */
  problem?: string;
  /** The errors, by the id of their field. */
  errors?: Readonly<Record<string, string>>;
  /** The form, in a card over the banner's lower edge. */
  form: ReactNode;
  /** Puts the form above the answer, which then has the full width of a desktop. */
  isFormAbove?: boolean;
  /** The answer in one or two figures, in sight while the form is filled in; empty until there is an answer. */
  inSight?: readonly AnswerLine[];
  /** The values of the answer and its address, for paper. */
  calculation?: ComponentProps<typeof Calculation> | undefined;
  /** Set if the answer can be shared by its URL. */
  shared?: { message: string; address: string } | undefined;
  /** The answer. */
  children: ReactNode;
};

/**
 * A page with a short form sent by GET and its answer: below the form on a phone, beside it on a desktop. `#answer` is
 * the answer, or the summary of the errors.
 */
export function ToolPage(props: ToolPageProps) {
  const {
    family,
    seed,
    page: { title, lead },
    problem = "",
    errors = {},
    form,
    isFormAbove,
    inSight,
    calculation,
    shared,
    children,
  } = props;
  const problems = Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }));
  const hasErrors = problems.length > 0;
  const Layout = inSight ? "live-answer" : "div";
  return (
    <div data-family={family}>
      <Banner motif={familyFacts[family].motif} seed={seed} title={title} lead={lead} />
      <Layout className={`${styles.layout} wrap`} data-above={isFormAbove || undefined}>
        <div className={styles.entry}>
          <div className={`${raised.card} ${stack.wide} ${styles.card}`}>
            {hasErrors && <ErrorSummary id="answer" level={2} title={problem} items={problems} />}
            {form}
          </div>
          {inSight && <AnswerBar lines={inSight} />}
        </div>
        <div className={styles.answer} id={hasErrors ? undefined : "answer"} data-live="answer">
          {calculation && <Calculation {...calculation} />}
          {children}
          {shared && <ShareAnswer {...shared} />}
          <WhatsappLink subject={title} />
        </div>
      </Layout>
    </div>
  );
}
