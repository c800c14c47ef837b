import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { formatDay } from "#domain/time/days.ts";
import styles from "./page-source.module.css";

/** The source and the date of public facts, in the language of the page. */
export function PageSource({ source, asOf }: { source: string; asOf: string | undefined }) {
  const { messages, language } = useServices().content;
  const { label, day } = messages.shell.sourceLine;
  return (
    <p className={styles.line}>
      {label}{" "}
      <a href={source} rel="external">
        {new URL(source).hostname}
      </a>
      {asOf && fillText(day, { day: formatDay(asOf, language) })}
    </p>
  );
}
