import { OwnFactDay } from "#app/layout/words/page-source.tsx";
import styles from "./timeline.module.css";

type TimelineProps = {
  items: readonly {
    when: string;
    /** The more exact date within `when`: a month, or a day. */
    within?: string | undefined;
    /** `when` in machine-readable form. */
    on?: string;
    what: string;
    source: string;
    asOf?: string | undefined;
  }[];
};

/** Events as a thread of beads, each with its source. */
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
            <OwnFactDay source={source} asOf={asOf} />
          </div>
        </li>
      ))}
    </ol>
  );
}
