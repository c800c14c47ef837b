import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { SourceDay } from "./source-day.tsx";
import styles from "./page-source.module.css";

/** The source and the date of public facts, in the language of the page. */
export function PageSource({ source, asOf }: { source: string; asOf: string | undefined }) {
  return (
    <p className={styles.line}>
      {useServices().content.messages.shell.sourceLine.label}{" "}
      <Link href={source} rel="external">
        {new URL(source).hostname}
      </Link>
      {asOf && <SourceDay source={source} asOf={asOf} />}
    </p>
  );
}
