import { documentGroups } from "#domain/investors/investor-documents.ts";
import { definePage, entryOf } from "#app/pages/define-page.ts";

export const investorDocumentsPage = definePage({
  path: "/investor-relations/:group?",
  module: "pages/investors/documents/route.tsx",
  entries: ({ investors }) =>
    investors.groups.map((group) => {
      // The page without a parameter shows the first group.
      const isFirst = group.id === documentGroups[0];
      return {
        ...entryOf(group),
        area: "group",
        params: { group: isFirst ? undefined : group.id },
        file: `investor-documents/${group.id}.yaml`,
        card: isFirst
          ? {
              brand: "group",
              title: investors.texts.title,
              motif: "corporate",
              art: { icon: "chart-bar" },
            }
          : undefined,
      };
    }),
  unlisted: [{ group: documentGroups[0] }],
});

export const investorFeedPage = definePage({
  path: "/investor-relations/feed.xml",
  module: "pages/investors/documents/feed.route.ts",
});
