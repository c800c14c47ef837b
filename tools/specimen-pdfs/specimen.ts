import { formatDay } from "#domain/time/days.ts";
import type { InvestorDocumentGroupSchema } from "#model/investors/document-schema.ts";
import type { InvestorTexts } from "#model/investors/schema.ts";
import type { z } from "zod";
import { outlines } from "./outlines.ts";
import { type Section, section } from "./section.ts";

type Group = z.infer<typeof InvestorDocumentGroupSchema>;
type InvestorRecord = Group["years"][number]["documents"][number];

/** The text of a file, page by page. */
export type Specimen = {
  title: string;
  kicker: string;
  company: string;
  /** The day of the record: what a file is stamped with, so that its bytes depend on the record alone. */
  date: Date;
  pages: readonly (readonly Section[])[];
};

const standsIn = section("What this file is", [
  "It stands in the place of the real document until the company puts that here.",
  "It holds no accounts and no figures: only what the real document of this kind would hold.",
]);

/** The page to look at until then. */
const publicRecord = section("Where the public figures are", [
  "On this website: Investor Relations, Results centre. Every figure there names its source and date.",
  "The share, dividends and rights issues: Investor Relations, Share and dividends.",
]);

export function toSpecimen(
  record: InvestorRecord,
  { group, company, words }: { group: string; company: string; words: InvestorTexts["documents"] },
): Specimen {
  const [first = [], ...others] = outlines[record.kind];
  return {
    title: record.name,
    kicker: `${group}. ${words.dated[record.dated].replace("{date}", formatDay(record.date))}`,
    company,
    date: new Date(record.date),
    pages: [[standsIn, publicRecord, ...first], ...others],
  };
}
