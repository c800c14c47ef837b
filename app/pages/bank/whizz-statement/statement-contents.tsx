import type { WhizzStatement } from "#model/whizz/statement-schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./statement-contents.module.css";

type StatementContentsProps = {
  parts: WhizzStatement["parts"];
  /** Counted from 1. */
  current: number;
};

/** One list of the sections of all pages; those of the current page are anchors. */
export function StatementContents({ parts, current }: StatementContentsProps) {
  const texts = useServices().content.whizzStatement;
  return (
    <nav className={styles.contents} aria-labelledby="all-sections">
      <h2 id="all-sections">{texts.contents}</h2>
      <ol className={stack.even}>
        {parts.map(({ id, title, headings, firstSection }, i) => (
          <li key={id} className={styles.page} data-current={i + 1 === current}>
            <Link
              className={styles.title}
              href={paths.whizzStatement(i + 1)}
              aria-current={i + 1 === current ? "page" : undefined}
            >
              {title}
            </Link>
            <ol start={firstSection}>
              {headings.map((heading) => (
                <li key={heading.id}>
                  <Link href={hrefOf(i + 1, heading.id, current)}>{heading.title}</Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function hrefOf(page: number, section: string, current: number) {
  return page === current ? `#${section}` : paths.whizzStatement(page, section);
}
