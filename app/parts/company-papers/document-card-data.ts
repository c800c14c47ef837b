import type { InvestorDocument } from "#model/investors/document-schema.ts";
import type { InvestorTexts } from "#model/investors/schema.ts";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { formatFileSize } from "#domain/pages/file-size.ts";
import { paths } from "#app/pages/paths.ts";

export type DocumentCardData = {
  href: string;
  name: string;
  description: string;
  day: string;
  /** "Published 26 August 2025". */
  date: string;
  /** "PDF, 84 KB, 3 pages". */
  file: string;
  isSpecimen: boolean;
};

/** The fields of a document that the list shows. */
export function toDocumentCard(
  { file, name, description, date, dated, bytes, pages, provenance }: InvestorDocument,
  investors: InvestorTexts,
): DocumentCardData {
  const texts = investors.documents;
  return {
    href: paths.investorDocument(file),
    name,
    description,
    day: date,
    date: toDateWords({ date, dated }, investors),
    file: fillText(texts.file, {
      size: formatFileSize(bytes),
      pages: countOf(pages, texts.pages),
    }),
    isSpecimen: provenance === "specimen",
  };
}

/** The date of a document with its meaning: published, or dated in another way. */
export function toDateWords(
  { date, dated }: Pick<InvestorDocument, "date" | "dated">,
  { documents: texts }: InvestorTexts,
): string {
  return fillText(texts.dated[dated], { date: formatDay(date) });
}
