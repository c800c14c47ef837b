import { z } from "zod";
import { type DocumentGroup, firstInvestorYear } from "#domain/investors/investor-documents.ts";
import { type PdfFile, PdfLanguageSchema } from "#model/documents/pdf-fields.ts";
import { RecordSchema } from "#model/reading/record.ts";
import { Summary } from "#model/reading/texts.ts";

/** The kinds of documents. A specimen outlines the content of a real document of its kind. */
const documentKinds = [
  "results-statement",
  "investor-brief",
  "annual-report",
  "meeting-notice",
  "proxy-form",
  "circular",
  "sustainability-report",
  "rights-announcement",
  "information-memorandum",
  "allotment-letter",
  "rights-results",
  "renunciation-form",
  "application-guide",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The event on a document's date. */
export const datings = ["published", "period", "meeting", "opened", "closed"] as const;

const InvestorDocumentSchema = RecordSchema.safeExtend({
  name: z.string().min(8).max(90),
  description: z.string().min(40).max(200),
  kind: z.enum(documentKinds),
  /** A file of public/documents/investors. */
  file: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/, "is lower-case words joined by hyphens, and .pdf"),
  date: z.iso.date(),
  dated: z.enum(datings),
  pages: z.int().positive(),
  language: PdfLanguageSchema,
});

/** False for a year further ahead: after a typing mistake the page would offer every year up to it. */
const isNear = (year: number) => year <= new Date().getUTCFullYear() + 1;

/** A group of documents by year (INV-1); the file's name is the group. */
export const InvestorDocumentGroupSchema = z.strictObject({
  title: z.string().min(3).max(40),
  summary: Summary,
  lead: z.string().min(30).max(200),
  years: z.array(
    z.strictObject({
      year: z.int().min(firstInvestorYear).refine(isNear, "is no later than next year"),
      documents: z.array(InvestorDocumentSchema).min(1),
    }),
  ),
});

export type InvestorDocument = z.infer<typeof InvestorDocumentSchema> & PdfFile;
export type InvestorDocumentGroup = Omit<z.infer<typeof InvestorDocumentGroupSchema>, "years"> & {
  id: DocumentGroup;
  years: readonly { year: number; documents: readonly InvestorDocument[] }[];
};
