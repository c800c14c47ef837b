import { z } from "zod";
import { type DocumentKey, processors } from "#domain/site/documents.ts";
import { type PdfFile, PdfLanguageSchema } from "./pdf-fields.ts";
import { provenanceFields } from "#model/reading/provenance.ts";
import { textFields, ShortText, textWith, Summary } from "#model/reading/texts.ts";
import { RecordSchema } from "#model/reading/record.ts";

/** The specimen PDFs that packages/specimen-pdfs draws: the document's text, and other files that the text mentions. */
const specimenPapers = ["text", "request-form", "retention-schedule", "outline"] as const;
export type SpecimenPaper = (typeof specimenPapers)[number];

/** A PDF under `public/documents`; one that is not there yet is not shown, and the content report names it. */
const FileSchema = z
  .strictObject({
    name: z.string().min(3).max(80),
    about: z.string().min(20).max(160),
    file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.pdf$/, "is lower-case words, then .pdf"),
    date: z.iso.date(),
    language: PdfLanguageSchema,
    /** The specimen that is there until the bank puts its own file in its place and deletes this line. */
    specimen: z.enum(specimenPapers).optional(),
    /** Only for `specimen: outline`: the parts of the real document and their contents. */
    outline: z
      .array(z.strictObject(textFields("title", "text")))
      .min(2)
      .optional(),
  })
  .refine(({ specimen, outline }) => (specimen === "outline") === (outline !== undefined), {
    error: '"specimen: outline" and outline belong together',
    path: ["outline"],
  });

const PolicySchema = z
  .strictObject({
    title: z.string().min(3).max(80),
    summary: z.string().min(60).max(400),
    /** The path at which this site publishes it; without one visitors ask the bank for it. */
    to: z.string().startsWith("/").optional(),
    source: provenanceFields.source,
    asOf: provenanceFields.asOf,
  })
  .refine(({ source, asOf }) => (source === undefined) === (asOf === undefined), {
    error: "source and asOf belong together",
    path: ["source"],
  });

/** The front matter of a document written as Markdown. */
export const DocumentSchema = RecordSchema.safeExtend({
  title: z.string().min(3).max(60),
  summary: Summary,
  /** The day of its last review. */
  reviewed: z.iso.date(),
  /** Its changes, the newest first. */
  changes: z.array(z.strictObject({ on: z.iso.date(), what: z.string().min(10) })).min(1),
  /** Gives its headings numbers, by which a clause is quoted. */
  isNumbered: z.boolean().default(false),
  files: z.array(FileSchema).default([]),
  filesNote: ShortText.optional(),
  policies: z.array(PolicySchema).default([]),
  /** The texts of the table of retention periods; the days are the server's configuration. */
  retention: z
    .strictObject({
      ...textFields("title", "what", "howLong"),
      days: textWith("days"),
      ...textFields("applications", "enquiries", "codes", "aDay", "visits", "visitsKept"),
      ...textFields("terms", "termsKept"),
    })
    .optional(),
  /** The texts of the table of other companies; the server's configuration decides which are shown. */
  processors: z
    .strictObject({
      ...textFields("title", "who", "gets", "none"),
      companies: z.record(z.enum(processors), z.strictObject({ who: ShortText, gets: ShortText })),
    })
    .optional(),
});

type Written = z.infer<typeof DocumentSchema>;
export type Policy = z.infer<typeof PolicySchema> & { id: string };
/** `number` is its number in the text, where it has one. */
export type Heading = { id: string; title: string; number?: number | undefined };
/** `pdf` is undefined until the file exists. */
export type DocumentFile = Written["files"][number] & { pdf: PdfFile | undefined };

export type SiteDocument = Omit<Written, "files" | "policies"> & {
  key: DocumentKey;
  html: string;
  headings: readonly Heading[];
  files: readonly DocumentFile[];
  policies: readonly Policy[];
};
