import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { fillText } from "#domain/pages/fill-text.ts";
import { isAuthority } from "#domain/pages/authority.ts";
import { formatDay } from "#domain/time/days.ts";
import { SourceDay, useIsUnconfirmed } from "./source-day.tsx";
import styles from "./page-source.module.css";

/** The source and the date of facts about others, in the language of the page. */
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

/**
 * The day of a public fact about the group, which says it in its own name. Only an authority is named as the source; any
 * other stays in the content, where the bank reads it.
 */
export function OwnFactDay({ source, asOf }: { source: string; asOf: string | undefined }) {
  const { messages, language } = useServices().content;
  const { ownDay, ownLastConfirmed } = messages.shell.sourceLine;
  const isUnconfirmed = useIsUnconfirmed(source, asOf ?? "");
  if (isAuthority(source)) return <PageSource source={source} asOf={asOf} />;
  if (asOf === undefined) return null;
  const words = isUnconfirmed ? ownLastConfirmed : ownDay;
  return <p className={styles.line}>{fillText(words, { day: formatDay(asOf, language) })}</p>;
}
