/** INV-1: the groups of documents, each with a path of its own; /investor-relations shows the first. */
export const documentGroups = [
  "financials",
  "investor-briefs",
  "reports",
  "agm",
  "sustainability",
  "rights_issue",
] as const;
export type DocumentGroup = (typeof documentGroups)[number];

export function isDocumentGroup(text: string | undefined): text is DocumentGroup {
  return documentGroups.some((group) => group === text);
}

/** INV-2: documents on one page. */
export const documentsPerPage = 6;

/** INV-4: the years a visitor can choose; documents of later years extend them. */
export const firstInvestorYear = 2009;
const lastInvestorYear = 2025;

type Groups = readonly { years: readonly { year: number; documents: readonly unknown[] }[] }[];

/** The years one may choose, whatever the group, the latest first: the first document of a new year adds it. */
export function investorYearsOf(groups: Groups): [latest: number, ...earlier: number[]] {
  const documented = groups.flatMap(({ years }) =>
    years.flatMap(({ year, documents }) => (documents.length > 0 ? year : [])),
  );
  const latest = Math.max(lastInvestorYear, ...documented);
  return [latest, ...Array.from({ length: latest - firstInvestorYear }, (_, i) => latest - 1 - i)];
}

/**
 * The year requested in the URL, clamped to the range; `usual`, the latest year with documents, if there is no number.
 */
export function investorYearOf(
  asked: string | null,
  { usual, latest }: { usual: number; latest: number },
): number {
  const year = Number.parseInt(asked ?? "", 10);
  if (Number.isNaN(year)) return usual;
  return Math.min(Math.max(firstInvestorYear, year), latest);
}
