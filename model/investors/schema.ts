import { z } from "zod";
import { measures } from "#domain/investors/reporting-period.ts";
import { datings } from "./document-schema.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Count = z.strictObject({ one: Words, other: wordsWith("count") });

const DocumentWordsSchema = z.strictObject({
  year: Words,
  show: Words,
  heading: wordsWith("group", "year"),
  count: Count,
  none: wordsWith("year"),
  noneText: wordsWith("years"),
  file: wordsWith("size", "pages"),
  pages: Count,
  open: Words,
  opensInNewTab: Words,
  download: Words,
  dated: z.record(z.enum(datings), wordsWith("date")),
  specimens: Words,
});

const ResultsWordsSchema = z.strictObject({
  measures: z.record(z.enum(measures), Words),
  unit: Words,
  perShareUnit: Words,
  latest: wordsWith("period"),
  profitChart: Words,
  profitChartText: wordsWith("first", "firstYear", "last", "lastYear"),
  balanceChart: Words,
  balanceChartText: wordsWith("loans", "deposits"),
  profitTable: Words,
  balanceTable: Words,
  period: Words,
  source: Words,
  noFigure: Words,
  download: Words,
  asTable: Words,
  /** The heads of its columns that no table has. */
  file: z.strictObject({
    periodEnd: Words,
    published: Words,
    perShare: wordsWith("measure"),
    millions: wordsWith("measure"),
    asOf: Words,
    remarks: Words,
  }),
});

const CalendarWordsSchema = z.strictObject({
  coming: Words,
  noneComing: Words,
  past: Words,
  day: Words,
  event: Words,
  subscribe: Words,
  subscribeText: Words,
  resultsOf: wordsWith("period"),
  resultsText: wordsWith("date"),
  fromOffer: Words,
});

const ShareWordsSchema = z.strictObject({
  what: Words,
  detail: Words,
  when: Words,
  price: Words,
  year: Words,
  kind: Words,
  perShare: Words,
  event: Words,
});

/** The words of the investor pages. */
export const InvestorsSchema = z.strictObject({
  title: Words,
  lead: Words,
  crumb: Words,
  about: Words,
  sections: Words,
  groups: Words,
  more: Words,
  results: Words,
  share: Words,
  calendar: Words,
  rights: Words,
  feed: Words,
  documents: DocumentWordsSchema,
  paging: z.strictObject({ label: Words, previous: Words, next: Words }),
  resultsPage: ResultsWordsSchema,
  calendarPage: CalendarWordsSchema,
  sharePage: ShareWordsSchema,
  feedText: Words,
  /** Of a document whose publication day is not known. */
  feedDated: wordsWith("dated"),
  specimenPrefix: wordsWith("name"),
  caution: Words,
});

export type InvestorWords = z.infer<typeof InvestorsSchema>;
