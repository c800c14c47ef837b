import { fillText } from "#domain/pages/fill-text.ts";
import { useIsUnconfirmed } from "#app/layout/words/source-day.tsx";
import { useServices } from "#app/lib/services.tsx";
import { formatDay } from "#domain/time/days.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./tables.module.css";

/** The source of a row, in small print under its name. */
export function SourceNote({ source, asOf }: { source: string; asOf: string }) {
  const { lastConfirmed } = useServices().content.messages.shell.sourceLine;
  const day = formatDay(asOf);
  return (
    <span className={styles.source} data-source="">
      <Link href={source} rel="external">
        {new URL(source).hostname.replace("www.", "")}
      </Link>
      {useIsUnconfirmed(source, asOf) ? fillText(lastConfirmed, { day }) : `, ${day}`}
    </span>
  );
}
