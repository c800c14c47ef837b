import { useServices } from "#app/lib/services.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { isAuthority } from "#domain/site/authority.ts";
import { OwnDay, SourceDay } from "./source-day.tsx";
import quiet from "#app/ui/quiet.module.css";

/** The source and the date of facts about others, in the language of the page. */
export function PageSource({ source, asOf }: { source: string; asOf: string | undefined }) {
  return (
    <p className={quiet.small}>
      {useServices().content.messages.shell.sourceLine.label}{" "}
      <Link href={source} rel="external">
        {new URL(source).hostname}
      </Link>
      {asOf && <SourceDay asOf={asOf} />}
    </p>
  );
}

/**
 * The day of a public fact that the bank states itself. Only an authority is named as the source; any other, such as a
 * newspaper or a rival, is named only in the content.
 */
export function OwnFactDay({ source, asOf }: { source: string; asOf: string | undefined }) {
  if (isAuthority(source)) return <PageSource source={source} asOf={asOf} />;
  if (asOf === undefined) return null;
  return (
    <p className={quiet.small}>
      <OwnDay asOf={asOf} />
    </p>
  );
}

/** The days of a text with several sources, without repeats. */
export function OwnFactDays({ sources }: { sources: readonly Parameters<typeof OwnFactDay>[0][] }) {
  const shown = new Map(
    sources.map((each) => [isAuthority(each.source) ? each.source : each.asOf, each]),
  );
  return [...shown].map(([key, each]) => <OwnFactDay key={key} {...each} />);
}
