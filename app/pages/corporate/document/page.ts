import { definePage } from "#app/pages/define-page.ts";

export const documentPage = definePage({
  path: "/documents/:document",
  module: "pages/corporate/document/route.tsx",
  entries: ({ documents }) =>
    documents.map(({ key, title, reviewed, changes }) => ({
      area: "help",
      title,
      params: { document: key },
      file: `documents/${key}.md`,
      changedOn: [reviewed, ...changes.map(({ on }) => on)].toSorted().at(-1),
    })),
});
