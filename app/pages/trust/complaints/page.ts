import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const complaintsPage = definePage({
  path: "/complaints",
  module: "pages/trust/complaints/route.tsx",
  entries: ({ complaints }) => [
    {
      ...written(complaints),
      area: "help",
      searchTexts: complaints.steps.items.flatMap(({ title, text }) => [title, text]),
      file: "site/complaints.yaml",
    },
  ],
});
