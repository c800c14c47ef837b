import { useServices } from "#app/lib/services.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { type DocumentGroup, documentGroups } from "#domain/investors/investor-documents.ts";
import { paths } from "#app/pages/paths.ts";

/** Links between the kinds of documents. The first kind has a path of its own too. */
export function GroupTabs({ current }: { current: DocumentGroup }) {
  const { texts, groups } = useServices().content.investors;
  return (
    <LinkTabs
      label={texts.groups}
      tabs={groups.map(({ id, title }) => ({
        label: title,
        href: id === documentGroups[0] ? paths.investorFinancials() : paths.investors(id),
        isCurrent: id === current,
      }))}
    />
  );
}
