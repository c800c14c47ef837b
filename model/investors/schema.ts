import { z } from "zod";
import { measures } from "#domain/investors/reporting-period.ts";
import type { InvestorCalendar } from "./calendar-schema.ts";
import { datings, type InvestorDocumentGroup } from "./document-schema.ts";
import type { InvestorResults } from "./results-schema.ts";
import type { InvestorShare } from "./share-schema.ts";
import { Count, Paging, textFields, ShortText, textWith } from "#model/reading/texts.ts";

const DocumentTextsSchema = z.strictObject({
  ...textFields("year", "show"),
  heading: textWith("group", "year"),
  count: Count,
  none: textWith("year"),
  noneText: textWith("years"),
  file: textWith("size", "pages", "language"),
  pages: Count,
  dated: z.record(z.enum(datings), textWith("date")),
  specimens: ShortText,
});

const ResultsTextsSchema = z.strictObject({
  measures: z.record(z.enum(measures), ShortText),
  ...textFields("unit", "perShareUnit"),
  latest: textWith("period"),
  latestEnd: textWith("date"),
  profitChart: ShortText,
  profitChartText: textWith("first", "firstYear", "last", "lastYear"),
  balanceChart: ShortText,
  balanceChartText: textWith("loans", "deposits"),
  ...textFields("profitTable", "balanceTable", "period", "source", "sources", "noFigure"),
  ...textFields("download", "asTable"),
  /** Labels of columns that are not in any table. */
  file: z.strictObject({
    ...textFields("periodEnd", "published"),
    perShare: textWith("measure"),
    millions: textWith("measure"),
    ...textFields("asOf", "remarks"),
  }),
});

const CalendarTextsSchema = z.strictObject({
  ...textFields("coming", "noneComing", "past", "day", "event", "subscribe", "subscribeText"),
  resultsOf: textWith("period"),
  resultsText: textWith("date"),
  fromOffer: ShortText,
});

const ShareTextsSchema = z.strictObject(
  textFields("what", "detail", "when", "price", "year", "kind", "perShare", "event"),
);

/** The texts of the investor pages. */
export const InvestorsSchema = z.strictObject({
  ...textFields("title", "lead", "crumb", "about", "sections", "groups", "more", "results"),
  ...textFields("share", "calendar", "rights", "feed"),
  documents: DocumentTextsSchema,
  paging: Paging,
  resultsPage: ResultsTextsSchema,
  calendarPage: CalendarTextsSchema,
  sharePage: ShareTextsSchema,
  feedText: ShortText,
  /** Of a document whose publication day is not known. */
  feedDated: textWith("dated"),
  specimenPrefix: textWith("name"),
  caution: ShortText,
});

export type InvestorTexts = z.infer<typeof InvestorsSchema>;

/** All that the investor pages show. */
export type Investors = Readonly<{
  texts: InvestorTexts;
  groups: readonly InvestorDocumentGroup[];
  results: InvestorResults;
  share: InvestorShare;
  calendar: InvestorCalendar;
}>;
