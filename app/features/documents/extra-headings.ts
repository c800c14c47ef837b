import type { DocumentWords } from "#model/documents/words-schema.ts";
import type { Heading, SiteDocument } from "#model/documents/schema.ts";

/** The anchors of what stands below a document's own text. */
export const anchors = {
  processors: "companies",
  retention: "how-long",
  files: "papers",
  changes: "what-changed",
} as const;

/** All that the contents of a document lists: its own headings, and those of its tables and lists. */
export function headingsOf(
  { headings, processors, retention, files }: SiteDocument,
  words: DocumentWords,
): Heading[] {
  return [
    ...headings,
    ...(processors ? [{ id: anchors.processors, title: processors.title }] : []),
    ...(retention ? [{ id: anchors.retention, title: retention.title }] : []),
    ...(files.length > 0 ? [{ id: anchors.files, title: words.files.title }] : []),
    { id: anchors.changes, title: words.changes },
  ];
}
