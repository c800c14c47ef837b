import { PageSource } from "#app/layout/page-source.tsx";
import styles from "./timeline.module.css";

type TimelineProps = {
  items: readonly {
    when: string;
    /** The date within `when`, as far as it is known: a month, or a day of one. */
    within?: string | undefined;
    /** The same for machines. */
    on?: string;
    what: string;
    source: string;
    asOf?: string | undefined;
  }[];
};

/** Events strung like beads, each with its source. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ when, within, on, what, source, asOf }) => (
        <li key={what}>
          <p className={styles.when}>
            {on ? <time dateTime={on}>{when}</time> : when} {within && <span>{within}</span>}
          </p>
          <div>
            <p>{what}</p>
            <PageSource source={source} asOf={asOf} />
          </div>
        </li>
      ))}
    </ol>
  );
}
