import { formatDay, formatDays } from "#domain/time/days.ts";
import { formatMoney } from "#domain/money/money.ts";
import {
  costOfShares,
  formatBillions,
  formatSharePrice,
  formatShares,
  checkRightsFigures,
} from "#domain/investors/rights-issue.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { renderMarkdown } from "#model/reading/markdown.ts";
import type { EntitlementPage, RightsIssueRecord } from "./schema.ts";
import type { RightsEvent, RightsIssueTerms } from "./terms-schema.ts";
import { fillTexts } from "#model/reading/site-words.ts";
import { placesIn } from "#model/reading/texts.ts";

/** All that the pages of the rights issue show; the figures are filled into their texts. */
export type RightsIssue = ReturnType<typeof toRightsIssue>;

/** Checks that the figures agree, and fills them into the texts. */
export function toRightsIssue(
  record: RightsIssueTerms,
  words: RightsIssueRecord,
  entitlement: EntitlementPage,
) {
  const terms = { ...record.terms, sharesBefore: record.before.shares };
  throwIfAny(
    [...checkRightsFigures(terms, record.results), ...outOfOrder(record.timetable)].map(
      (mistake) => `site/rights-issue-terms.yaml ${mistake}`,
    ),
  );
  const figures = rightsWords(record);
  const filled = fillTexts(words, figures);
  const filledEntitlement = fillTexts(entitlement, figures);
  throwIfAny([
    ...unknownWords("rights-issue.yaml", filled, ["day", "hour", "count"]),
    ...unknownWords("rights-issue-entitlement.yaml", filledEntitlement, entitlementWords),
  ]);
  const { questions, ...page } = filled;
  return {
    record,
    terms,
    page,
    questions: questions.map(({ question, answer }) => ({
      question,
      html: renderMarkdown(answer),
    })),
    entitlement: filledEntitlement,
  };
}

/** The figures and dates that words may name in braces. */
export function rightsWords(record: RightsIssueTerms): Readonly<Record<string, string>> {
  const { terms, before, dividend, housing, use, results, channel, timetable } = record;
  const day = (id: string) => {
    const event = timetable.find((each) => each.id === id);
    throwIfAny(event ? [] : [`site/rights-issue-terms.yaml timetable: ${id} is missing`]);
    return event ? daysOf(event) : "";
  };
  const percent = (value: number) => `${value}%`;
  return {
    ratio: `${terms.ratio.new} for ${terms.ratio.held}`,
    otherRatio: `${terms.otherRatio.new} for ${terms.otherRatio.held}`,
    entitlement: formatShares(terms.entitlementShares),
    additional: formatShares(terms.additionalShares),
    newShares: formatShares(terms.newShares),
    greenshoe: formatShares(terms.greenshoeShares),
    greenshoePercent: percent(terms.greenshoePercent),
    maximum: formatShares(terms.maximumShares),
    price: formatSharePrice(terms.priceKes),
    parValue: formatSharePrice(terms.parValueKes),
    target: formatBillions(terms.targetKes),
    asked: formatMoney(costOfShares(terms.newShares, terms)),
    raised: formatMoney(results.grossProceedsKes),
    sharesBefore: formatShares(before.shares),
    applied: formatShares(results.sharesApplied),
    appliedValue: formatMoney(results.valueAppliedKes),
    subscribed: percent(results.subscribedPercent),
    taken: formatShares(results.entitlementTaken),
    takenPercent: percent(results.entitlementTakenPercent),
    growth: percent(use.growthPercent),
    technology: percent(use.technologyPercent),
    dividend: formatSharePrice(dividend.kes),
    dividendYear: String(dividend.paid),
    housing: formatBillions(housing.kes),
    juaKali: percent(housing.juaKaliPercent),
    offerUssd: channel.ussd,
    registrar: channel.registrar,
    shareholders: day("shareholder-approval"),
    regulators: day("regulator-approvals"),
    recordDate: day("record-date"),
    opens: day("opens"),
    closes: day("closes"),
    credited: day("credited"),
    trades: day("trading"),
  };
}

function daysOf({ on, until }: RightsEvent) {
  return until ? formatDays(on, until) : formatDay(on);
}

/** Filled in by the entitlement page. */
const entitlementWords = ["min", "max", "shares", "more", "cost", "address"];

function unknownWords(file: string, texts: unknown, filledByPages: readonly string[]): string[] {
  return [...new Set(placesIn(JSON.stringify(texts)))]
    .filter((name) => !filledByPages.includes(name))
    .map((name) => `site/${file}: {${name}} is no figure of rights-issue-terms.yaml`);
}

function outOfOrder(timetable: readonly RightsEvent[]): string[] {
  return timetable.flatMap(({ id, on }, i) => {
    // A month without a day may come before the days of that month.
    const before = timetable[i - 1];
    return before && on.slice(0, 7) < before.on.slice(0, 7)
      ? [`timetable: ${id} is out of order`]
      : [];
  });
}
