import { definePage, entryOf } from "#app/pages/define-page.ts";

export const complaintsPage = definePage({
  path: "/complaints",
  module: "pages/trust/complaints/route.tsx",
  entries: ({ complaints }) => ({
    ...entryOf(complaints),
    area: "help",
    searchTexts: complaints.steps.items.flatMap(({ title, text }) => [title, text]),
    file: "site/complaints.yaml",
  }),
});
