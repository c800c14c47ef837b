import { useId, useRef } from "react";
import { Link } from "../navigation/link.tsx";
import { useErrorTitle } from "./use-error-title.ts";
import styles from "./error-summary.module.css";

type SummaryItem = { fieldId: string; text: string };

type ErrorSummaryProps = {
  title: string;
  items: readonly SummaryItem[];
  /** Where a form that was sent without script leads to. */
  id?: string | undefined;
  /** The level of the heading, one below that of the form. */
  level?: 2 | 3;
};

/** FRM-14: the errors above the form, each with a link to its field. */
export function ErrorSummary({ title, items, id, level = 3 }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  useErrorTitle(summary);
  const Heading = `h${level}` as const;
  return (
    <section
      ref={summary}
      id={id}
      className={styles.problems}
      aria-labelledby={titleId}
      data-live="problems"
    >
      <Heading id={titleId}>{title}</Heading>
      <ul className={styles.list}>
        {items.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <Link href={`#${fieldId}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
