import { definePage, entryOf } from "#app/pages/define-page.ts";
import { fillText } from "#domain/texts/fill-text.ts";

export const locationsPage = definePage({
  path: "/ways-to-bank/location/:kind",
  module: "pages/ways-to-bank/locations/route.tsx",
  kiswahili: true,
  entries: ({ waysToBank, branches, atms }) => [
    {
      ...entryOf(filled(waysToBank.branches, branches)),
      area: "branches",
      contentFiles: "site/ways-to-bank.yaml",
      params: { kind: "Branches" },
    },
    {
      ...entryOf(
        filled(
          waysToBank.atms,
          atms.flatMap((atm) => branches.filter(({ slug }) => slug === atm.branch)),
        ),
      ),
      area: "branches",
      contentFiles: "site/ways-to-bank.yaml",
      params: { kind: "ATMS" },
    },
  ],
});

/** The sentences of a list with the number of its places. */
function filled<Texts extends { title: string; summary: string; lead: string }>(
  { title, summary, lead }: Texts,
  places: readonly { county: string }[],
) {
  const counts = {
    count: places.length,
    counties: new Set(places.map(({ county }) => county)).size,
  };
  return { title, summary: fillText(summary, counts), lead: fillText(lead, counts) };
}
