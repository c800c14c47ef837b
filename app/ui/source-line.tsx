import styles from "./source-line.module.css";

type SourceLineProps = { source: string; asOf: string | undefined };

const day = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "Africa/Nairobi" });

/** Where public facts come from, and of when. */
export function SourceLine({ source, asOf }: SourceLineProps) {
  return (
    <p className={styles.line}>
      Source:{" "}
      <a href={source} rel="external">
        {new URL(source).hostname}
      </a>
      {asOf && <>, as of {day.format(new Date(asOf))}</>}
    </p>
  );
}
