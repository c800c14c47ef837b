import type { Content } from "#model/content.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

/** SEA-8: documents are found by name or description, not by their text. */
export function readDocuments({ documents, investors, whizzStatement }: Content): SearchRecord[] {
  const kind = "documents";
  return [
    ...(documents.map(({ key, title, summary, provenance }) => ({
      kind,
      href: paths.document(key),
      title,
      description: [summary],
      texts: [],
      isSpecimen: provenance === "specimen",
    })) satisfies SearchRecord[]),
    ...(documents
      .flatMap(({ files }) => files)
      // A file that is not published yet cannot be opened.
      .filter(({ pdf }) => pdf !== undefined)
      .map(({ name, about, file, specimen }) => ({
        kind,
        href: paths.documentFile(file),
        title: name,
        description: [about],
        texts: [],
        isSpecimen: specimen !== undefined,
      })) satisfies SearchRecord[]),
    {
      kind,
      href: paths.whizzStatement(),
      title: whizzStatement.title,
      description: [whizzStatement.summary],
      texts: [],
    },
    ...(investors.groups
      .flatMap(({ years }) => years.flatMap((year) => year.documents))
      .map(({ name, description, file, provenance }) => ({
        kind,
        href: paths.investorDocument(file),
        title: name,
        description: [description],
        texts: [],
        isSpecimen: provenance === "specimen",
      })) satisfies SearchRecord[]),
  ];
}
