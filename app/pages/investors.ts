import { documentGroups } from "#domain/investors/investor-documents.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

export const investorsPages = [
  definePage({
    path: "/investor-relations/:group?",
    module: "routes/investors/documents.tsx",
    entries: ({ investors }) =>
      investors.groups.map((group) => {
        // The first group is what the page shows without a name.
        const isFirst = group.id === documentGroups[0];
        return {
          ...written(group),
          area: "group",
          params: { group: isFirst ? undefined : group.id },
          file: `investor-documents/${group.id}.yaml`,
          card: isFirst
            ? {
                brand: "group",
                title: investors.words.title,
                motif: "corporate",
                art: { icon: "chart-bar" },
              }
            : undefined,
        };
      }),
    unlisted: [{ group: documentGroups[0] }],
  }),
  definePage({
    path: "/investor-relations/results",
    module: "routes/investors/results.tsx",
    entries: ({ investors }) => [
      { ...written(investors.results), area: "group", file: "site/investor-results.yaml" },
    ],
  }),
  definePage({
    path: "/investor-relations/results.csv",
    module: "routes/investors/results-file.ts",
  }),
  definePage({
    path: "/investor-relations/share",
    module: "routes/investors/share.tsx",
    entries: ({ investors }) => [
      { ...written(investors.share), area: "group", file: "site/investor-share.yaml" },
    ],
  }),
  definePage({
    path: "/investor-relations/calendar",
    module: "routes/investors/calendar.tsx",
    entries: ({ investors: { calendar } }) => [
      {
        ...written(calendar),
        area: "group",
        searchTexts: calendar.events.map(({ title, text }) => `${title}: ${text}`),
        file: "site/investor-calendar.yaml",
      },
    ],
  }),
  definePage({
    path: "/investor-relations/calendar.ics",
    module: "routes/investors/calendar-file.ts",
  }),
  definePage({ path: "/investor-relations/feed.xml", module: "routes/investors/feed.ts" }),
];
