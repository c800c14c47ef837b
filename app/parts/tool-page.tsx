import type { ReactNode } from "react";
import { Banner } from "#app/layout/banner.tsx";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import { ErrorSummary, type SummaryItem } from "#app/ui/error-summary.tsx";
import { type Family, familyFacts } from "#domain/products/families.ts";
import raised from "#app/layout/card-page.module.css";
import styles from "./tool-page.module.css";

type ToolPageProps = {
  family: Family;
  seed: string;
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
  problems?: { title: string; items: readonly SummaryItem[] };
  /** The form, in a card over the banner's lower edge. */
  form: ReactNode;
  /** Puts the form above the answer, which then has the full width of a desktop. */
  isFormAbove?: boolean;
  /** The answer. */
  children: ReactNode;
};

/** A page with a short form sent by GET and its answer: below the form on a phone, beside it on a desktop. */
export function ToolPage(page: ToolPageProps) {
  const { family, seed, title, lead, crumbs, problems, form, isFormAbove, children } = page;
  return (
    <div data-family={family}>
      <Banner
        motif={familyFacts[family].motif}
        seed={seed}
        title={title}
        lead={lead}
        crumbs={crumbs}
      />
      <div className={`${styles.layout} wrap`} data-above={isFormAbove || undefined}>
        <div className={`${raised.card} ${styles.card}`}>
          {problems && problems.items.length > 0 && (
            <ErrorSummary level={2} title={problems.title} items={problems.items} />
          )}
          {form}
        </div>
        <div className={styles.answer}>{children}</div>
      </div>
    </div>
  );
}
