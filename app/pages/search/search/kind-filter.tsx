import { useServices } from "#app/lib/services.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { paths } from "#app/pages/paths.ts";
import type { SearchKind } from "#domain/search/search.ts";
import styles from "./search.module.css";

type KindFilterProps = {
  term: string;
  kind: SearchKind | undefined;
  kinds: readonly { kind: SearchKind; count: number }[];
};

/** Links to the kinds of results, with their counts; nothing if all results are of one kind. */
export function KindFilter({ term, kind: chosen, kinds }: KindFilterProps) {
  const texts = useServices().content.search;
  if (kinds.length < 2) return null;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.kinds}>
      <LinkTabs
        label={texts.kindsLabel}
        tabs={[
          { label: `${texts.all} ${total}`, href: paths.search(term), isCurrent: !chosen },
          ...kinds.map(({ kind, count }) => ({
            label: `${texts.kinds[kind]} ${count}`,
            href: paths.search(term, { kind }),
            isCurrent: kind === chosen,
          })),
        ]}
      />
    </div>
  );
}
