import type { ReactNode } from "react";
import type { Heading } from "#model/documents/schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { DayLine } from "./day-line.tsx";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";
import styles from "./document-frame.module.css";

type DocumentFrameProps = {
  isDraft: boolean;
  reviewed: string;
  contents: ReactNode;
  children: ReactNode;
};

/** A long text with its contents beside it, and above it whether it is a draft and the date of its last review. */
export function DocumentFrame({ isDraft, reviewed, contents, children }: DocumentFrameProps) {
  const { documentTexts } = useServices().content;
  return (
    <div className={`${styles.frame} wrap`}>
      <div data-screen-only="">{contents}</div>
      <div className={styles.body}>
        <div className={stack.close}>
          {isDraft && (
            <p className={styles.draft}>
              <SpecimenMark />
              <span>{documentTexts.draft}</span>
            </p>
          )}
          <p className={quiet.note}>
            <DayLine text={documentTexts.reviewed} day={reviewed} />
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The headings of one page, as links. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const { contents } = useServices().content.documentTexts;
  return (
    <nav className={`${stack.close} ${styles.contents} raised`} aria-labelledby="contents">
      <h2 id="contents">{contents}</h2>
      <ol className={styles.list}>
        {headings.map(({ id, title, number }) => (
          <li key={id}>
            <Link href={`#${id}`}>
              {number !== undefined && <span className={styles.number}>{number}. </span>}
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
