import { definePage } from "#app/pages/define-page.ts";
import { fillText } from "#domain/texts/fill-text.ts";

export const whizzStatementPage = definePage({
  path: "/hfc-whizz-data-privacy-statement",
  module: "pages/bank/whizz-statement/route.tsx",
  entries: ({ whizzStatement: { title, place, parts, reviewed } }) =>
    parts.map((_part, i) => ({
      area: "banking",
      contentFiles: "site/whizz-statement.yaml",
      title: i === 0 ? title : `${title}: ${fillText(place, { page: i + 1, pages: parts.length })}`,
      ...(i > 0 && { query: { page: String(i + 1) } }),
      changedOn: reviewed,
    })),
});
