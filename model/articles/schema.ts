import { z } from "zod";
import { themes } from "#domain/site/articles.ts";
import { writtenAmount } from "#domain/texts/written-amount.ts";
import { ClockedSchema } from "#model/dates/clock.ts";
import { provenanceFields } from "#model/reading/provenance.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";

/** YAML reads a bare year as a number. */
const YearSchema = z.int().min(1000).max(9999).transform(String);
/** A date as far as it is known; a pattern alone tells the editing page what may be typed. */
export const KnownDateSchema = z.union(
  [z.iso.date(), z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/), YearSchema],
  { error: "is a day, a month or a year: 2024-09-04, 2024-09 or 2024" },
);

const SourceSchema = z.strictObject({
  publisher: z.string().min(3).max(60),
  /** Left out if only the publisher and the date are known. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  published: KnownDateSchema.optional(),
});

/** `alt`: what it shows, in words. */
const PictureSchema = z.strictObject({
  file: z.string().min(5).meta({ format: "picture" }),
  alt: z.string().min(5).max(200),
});

const readable = { error: "is an amount such as KES 265.6 million or KES −1.71 billion" };

/** A series that the article gives, drawn above it. Each value is written as the article writes it. */
const ChartSchema = z.strictObject({
  title: z.string().min(3).max(40),
  /** The unit of the figures over the columns. */
  unit: z.enum(["KES", "KES million"]),
  points: z
    .array(
      z.strictObject({
        label: z.union([z.string().max(16), z.int().transform(String)]),
        value: z.string().refine((text) => writtenAmount(text) !== undefined, readable),
      }),
    )
    .min(3)
    .max(6),
});

/** The front matter of an article; the file's name is its path, the Markdown below its content. */
export const ArticleSchema = ClockedSchema.safeExtend({
  title: z.string().min(15).max(75),
  /** When it happened, as far as is known; an article without a date stands after all others. */
  date: KnownDateSchema.optional(),
  /** The last possible day, if it is known better than the date says. */
  notAfter: z.iso.date().optional(),
  theme: z.enum(themes),
  /** The text of cards and of the feed. */
  summary: z.string().min(60).max(200),
  /** The figure of its card, in the article's own words. */
  figure: z
    .strictObject({ value: z.string().min(1).max(18), label: z.string().min(3).max(44) })
    .optional(),
  chart: ChartSchema.optional(),
  /** A picture of the folder `pictures`, on the card and above the text. */
  banner: PictureSchema.optional(),
  /** "Go to …": a page elsewhere that belongs to this article alone, such as the announcement of an exchange. */
  external: z
    .strictObject({ label: z.string().min(3).max(60), url: z.url({ protocol: /^https$/ }) })
    .optional(),
  /** "Go to …": a page of this site, or an outside address of the settings. */
  productLink: MenuLinkSchema.optional(),
  /** COR-5: keeps the article out of lists and the feed, and leaves "More Articles" out. */
  isHidden: z.boolean().default(false),
  sources: z.array(SourceSchema).default([]),
  /** The day on which the sources were last read. */
  readOn: z.iso.date().optional(),
  /** `own`: a press release that the bank or its group has published itself. */
  provenance: z.enum([...provenanceFields.provenance.options, "own"]),
  note: provenanceFields.note,
})
  .refine(({ date, notAfter }) => notAfter === undefined || isWithin(notAfter, date), {
    error: "is a day of the date",
    path: ["notAfter"],
  })
  .refine(
    ({ provenance, sources, readOn }) =>
      provenance !== "public" || (sources.length > 0 && readOn !== undefined),
    { error: "what is public names its sources and the day they were read", path: ["provenance"] },
  )
  .refine(
    ({ provenance, sources, date }) =>
      provenance !== "own" || (sources.length === 0 && z.iso.date().safeParse(date).success),
    {
      error: "a press release of our own has the day it was given out, and no sources",
      path: ["provenance"],
    },
  );

function isWithin(day: string, date: string | undefined) {
  return date !== undefined && day.startsWith(date);
}

export type Article = z.infer<typeof ArticleSchema> & {
  path: string;
  /** The last possible day of its date, for the feed. */
  day: string | undefined;
  html: string;
  /** The pictures that it shows. */
  shown: readonly { file: string; alt: string }[];
  /** The text of the content, without marks. */
  text: string;
};

/** A picture of the content; its version changes with it. */
export type ArticlePicture = {
  file: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
  version: string;
};
export type ArticlePictures = Readonly<Record<string, ArticlePicture>>;
