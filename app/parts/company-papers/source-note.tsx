import { formatShortDay } from "#domain/time/days.ts";
import styles from "./tables.module.css";

/** The source of a row, in small print under its name. */
export function SourceNote({ source, asOf }: { source: string; asOf: string }) {
  return (
    <span className={styles.source}>
      <a href={source} rel="external">
        {new URL(source).hostname.replace("www.", "")}
      </a>
      , {formatShortDay(asOf)}
    </span>
  );
}
