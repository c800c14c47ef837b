import type { DocumentTexts } from "#model/documents/texts-schema.ts";
import type { Heading, SiteDocument } from "#model/documents/schema.ts";

/** The anchors of the parts below a document's own text. */
export const anchors = {
  processors: "companies",
  retention: "how-long",
  files: "papers",
  changes: "what-changed",
} as const;

/** The headings in the contents of a document: its own, and those of its tables and lists. */
export function headingsOf(
  { headings, processors, retention, files }: SiteDocument,
  texts: DocumentTexts,
): Heading[] {
  return [
    ...headings,
    ...(processors ? [{ id: anchors.processors, title: processors.title }] : []),
    ...(retention ? [{ id: anchors.retention, title: retention.title }] : []),
    ...(files.length > 0 ? [{ id: anchors.files, title: texts.files.title }] : []),
    { id: anchors.changes, title: texts.changes },
  ];
}
