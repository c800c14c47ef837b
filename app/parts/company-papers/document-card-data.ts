import type { DocumentFile } from "#model/documents/schema.ts";
import type { DocumentTexts } from "#model/documents/texts-schema.ts";
import type { PdfFile } from "#model/documents/pdf-fields.ts";
import type { InvestorDocument } from "#model/investors/document-schema.ts";
import type { InvestorTexts } from "#model/investors/schema.ts";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { formatFileSize } from "#domain/texts/file-size.ts";
import { type Language, languageNames } from "#domain/texts/language.ts";
import { paths } from "#app/pages/paths.ts";

/** The fields of a document that the list shows. */
export function toDocumentCard(
  { file, name, description, date, dated, pages, provenance, ...pdf }: InvestorDocument,
  investors: InvestorTexts,
) {
  const texts = investors.documents;
  return {
    href: paths.investorDocument(file),
    name,
    description,
    day: date,
    /** "Published 26 August 2025". */
    date: toDateWords({ date, dated }, investors),
    /** "PDF, 84 KB, 3 pages, English". */
    file: fillText(texts.file, { ...factsOf(pdf), pages: countOf(pages, texts.pages) }),
    /** SHA-256, in hexadecimal. */
    checksum: pdf.sha256,
    isSpecimen: provenance === "specimen",
  };
}

export type DocumentCardData = ReturnType<typeof toDocumentCard>;

/** The same fields for a PDF of the bank's documents; empty if the file is missing. */
export function toFileCards(
  { file, name, about, date, language, pdf, specimen }: DocumentFile,
  texts: DocumentTexts["files"],
): DocumentCardData[] {
  if (!pdf) return [];
  return [
    {
      href: paths.documentFile(file),
      name,
      description: about,
      day: date,
      date: fillText(texts.dated, { date: formatDay(date) }),
      file: fillText(texts.file, factsOf({ ...pdf, language })),
      checksum: pdf.sha256,
      isSpecimen: specimen !== undefined,
    },
  ];
}

function factsOf({ bytes, language }: Pick<PdfFile, "bytes"> & { language: Language }) {
  return { size: formatFileSize(bytes), language: languageNames[language] };
}

/** The date of a document with its meaning: published, or dated in another way. */
export function toDateWords(
  { date, dated }: Pick<InvestorDocument, "date" | "dated">,
  { documents: texts }: InvestorTexts,
): string {
  return fillText(texts.dated[dated], { date: formatDay(date) });
}
