import { OwnDay, SourceDay } from "#app/layout/words/source-day.tsx";
import { isAuthority } from "#domain/pages/authority.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./tables.module.css";

/** The day of a row, in small print under its name; the group says the fact itself, and only an authority is named. */
export function SourceNote({ source, asOf }: { source: string; asOf: string }) {
  if (!isAuthority(source))
    return (
      <span className={styles.source} data-source="">
        <OwnDay source={source} asOf={asOf} />
      </span>
    );
  return (
    <span className={styles.source} data-source="">
      <Link href={source} rel="external">
        {new URL(source).hostname.replace("www.", "")}
      </Link>
      <SourceDay source={source} asOf={asOf} />
    </span>
  );
}
