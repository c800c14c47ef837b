import { formatDay } from "../../domain/time/days.ts";
import type { InvestorDocumentGroupSchema } from "../../model/investors/document-schema.ts";
import type { InvestorTexts } from "../../model/investors/schema.ts";
import type { z } from "zod";
import { outlines } from "./investor-outlines.ts";
import { type Block, heading, list, type Paper } from "./paper.ts";
import { section } from "./section.ts";

type Group = z.infer<typeof InvestorDocumentGroupSchema>;
type InvestorRecord = Group["years"][number]["documents"][number];

const standsIn = section("What this file is", [
  "It stands in the place of the real document until the company puts that here.",
  "It holds no accounts and no figures: only what the real document of this kind would hold.",
]);

/** The pages with the public figures, until the real document is published. */
const publicRecord = (company: string) =>
  section("Where the public figures are", [
    `On the website of ${company}: Investor Relations, Results centre. Every figure there names its source and date.`,
    "The share, dividends and rights issues: Investor Relations, Share and dividends.",
  ]);

export function toInvestorPaper(
  record: InvestorRecord,
  { group, company, words }: { group: string; company: string; words: InvestorTexts["documents"] },
): Paper {
  const [first = [], ...others] = outlines[record.kind];
  const pages = [[standsIn, publicRecord(company), ...first], ...others];
  return {
    title: record.name,
    kicker: `${group}. ${words.dated[record.dated].replace("{date}", formatDay(record.date))}`,
    notice: "Specimen: not a document of the company",
    company,
    date: new Date(record.date),
    blocks: pages.flatMap((sections, i): Block[] => [
      ...(i > 0 ? [{ kind: "page break" } as const] : []),
      ...sections.flatMap((part) => [heading(part.heading), list(part.items)]),
    ]),
  };
}
