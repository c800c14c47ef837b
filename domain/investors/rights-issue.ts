import { plainText } from "#domain/texts/typed-text.ts";
import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { formatMoney } from "#domain/money/money.ts";
import {
  type Bounds,
  bareFigure,
  parseTypedAmount,
  type TypedNumberErrorCode,
} from "#domain/money/typed-number.ts";

/** RIG-3: the pages that the cards of the rights pages open, each at `/hfc-rights-issue/{key}`. */
export const rightsOptions = [
  "faqs",
  "howToVideo",
  "downloadIM",
  "downloadIMRightsIssueDocumentation",
  "downloadInfo",
] as const;
export type RightsOption = (typeof rightsOptions)[number];

export function isRightsOption(text: string | undefined): text is RightsOption {
  return rightsOptions.some((option) => option === text);
}

/** New shares for shares held: 2 for 1. */
export type RightsRatio = { new: number; held: number };

/** The terms of a rights issue: whole shares, prices in KES a share. */
export type RightsTerms = {
  ratio: RightsRatio;
  /** The other reading of the ratio, which includes the additional shares. */
  otherRatio: RightsRatio;
  sharesBefore: number;
  entitlementShares: number;
  additionalShares: number;
  newShares: number;
  greenshoePercent: number;
  greenshoeShares: number;
  maximumShares: number;
  priceKes: number;
};

/** The result of the issue: whole shares, amounts in KES, percentages to two decimals. */
export type RightsResults = {
  sharesApplied: number;
  valueAppliedKes: number;
  subscribedPercent: number;
  entitlementTaken: number;
  entitlementTakenPercent: number;
  grossProceedsKes: number;
};

/** The parameters of the entitlement calculator. */
export const entitlementFields = ["shares", "additional"] as const;
export type EntitlementField = (typeof entitlementFields)[number];

export type Holding = { shares: number; additional: number };
type EntitlementErrorCode = TypedNumberErrorCode | "notWhole";
export type EntitlementErrorCodes = Partial<Record<EntitlementField, EntitlementErrorCode>>;
type HoldingInput = { ok: true; holding: Holding } | { ok: false; errors: EntitlementErrorCodes };

/** The cost of a number of shares, in KES to the cent. */
export function costOfShares(shares: number, { priceKes }: Pick<RightsTerms, "priceKes">): number {
  return Math.round(shares * priceKes * 100) / 100;
}

/** The new shares a ratio gives for shares held; a fraction of a share is left out. */
function newSharesFor(held: number, ratio: RightsRatio): number {
  return Math.floor((held * ratio.new) / ratio.held);
}

/**
 * A holder's entitlement by one reading of the ratio: the new shares, the additional ones asked for, their cost, and
 * the holder's part of the company before and after, in percent. After means the whole issue with the greenshoe;
 * `asked` counts every share asked for, which may exceed the allotment.
 */
export function entitlementOf(holding: Holding, ratio: RightsRatio, terms: RightsTerms) {
  const rights = newSharesFor(holding.shares, ratio);
  const asked = rights + holding.additional;
  const sharesAfter = terms.sharesBefore + terms.maximumShares;
  return {
    rights,
    asked,
    rightsKes: costOfShares(rights, terms),
    askedKes: costOfShares(asked, terms),
    percentBefore: (100 * holding.shares) / terms.sharesBefore,
    percentWithNone: (100 * holding.shares) / sharesAfter,
    percentWithAll: (100 * (holding.shares + asked)) / sharesAfter,
  };
}

/** The calculator's bounds: from one share to all that existed; additional shares up to the whole issue. */
export function entitlementBounds(terms: RightsTerms): Readonly<Record<EntitlementField, Bounds>> {
  return {
    shares: { min: 1, max: terms.sharesBefore },
    additional: { min: 0, max: terms.maximumShares },
  };
}

/** Reads what was typed. Additional shares may be left empty, which is none. */
export function parseHolding(sent: SubmittedFields, terms: RightsTerms): HoldingInput {
  const bounds = entitlementBounds(terms);
  const shares = parseShares(textOf(sent, "shares"), bounds.shares);
  const additional = parseShares(plainText(textOf(sent, "additional")) || "0", bounds.additional);
  if (shares.ok && additional.ok)
    return { ok: true, holding: { shares: shares.value, additional: additional.value } };
  return {
    ok: false,
    errors: {
      ...(!shares.ok && { shares: shares.reason }),
      ...(!additional.ok && { additional: additional.reason }),
    },
  };
}

function parseShares(typed: string, bounds: Bounds) {
  const number = parseTypedAmount(bareFigure(typed).replace(/ ?shares?$/, ""), bounds);
  if (!number.ok || Number.isInteger(number.value)) return number;
  return { ok: false, reason: "notWhole" } as const;
}

/** The figures of the terms and the results that do not follow from each other; empty if all do. */
export function checkRightsFigures(terms: RightsTerms, results: RightsResults): string[] {
  const percentOf = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  const checks: [string, number, number][] = [
    [
      "entitlementShares: the ratio of the shares before",
      terms.entitlementShares,
      newSharesFor(terms.sharesBefore, terms.ratio),
    ],
    [
      "newShares: entitlement and additional shares",
      terms.newShares,
      terms.entitlementShares + terms.additionalShares,
    ],
    [
      "newShares: the other ratio of the shares before",
      terms.newShares,
      newSharesFor(terms.sharesBefore, terms.otherRatio),
    ],
    [
      "greenshoeShares: the percentage of the new shares",
      terms.greenshoeShares,
      Math.floor((terms.newShares * terms.greenshoePercent) / 100),
    ],
    [
      "maximumShares: new shares and greenshoe",
      terms.maximumShares,
      terms.newShares + terms.greenshoeShares,
    ],
    [
      "grossProceedsKes: the maximum at the price",
      results.grossProceedsKes,
      costOfShares(terms.maximumShares, terms),
    ],
    [
      "valueAppliedKes: the shares applied for at the price",
      results.valueAppliedKes,
      costOfShares(results.sharesApplied, terms),
    ],
    [
      "subscribedPercent: the shares applied for, of the new shares",
      results.subscribedPercent,
      percentOf(results.sharesApplied, terms.newShares),
    ],
    [
      "entitlementTakenPercent: what was taken of the entitlement",
      results.entitlementTakenPercent,
      percentOf(results.entitlementTaken, terms.entitlementShares),
    ],
  ];
  return checks
    .filter(([, stated, computed]) => stated !== computed)
    .map(([what, stated, computed]) => `${what} comes to ${computed}, stated is ${stated}`);
}

/** A price of a share, always with cents: `KES 4.00`. */
export const formatSharePrice = (kes: number) =>
  // `formatMoney` leaves out the cents of whole shillings, so it formats the shillings only.
  `${formatMoney(Math.trunc(kes))}.${kes.toFixed(2).split(".")[1]}`;

const grouped = new Intl.NumberFormat("en-KE");

/** A number of shares: `1,153,842,504`. */
export const formatShares = (shares: number) => grouped.format(shares);

/** An amount in billions, truncated to one decimal: `KES 5.9 billion` for 5,999,981,020. */
export const formatBillions = (kes: number) =>
  `KES\u00a0${(Math.floor(kes / 100_000_000) / 10).toFixed(1)}\u00a0billion`;

const part = new Intl.NumberFormat("en-KE", { maximumSignificantDigits: 3 });

/** A part of the company in percent, to three figures: `2.04%`; below a hundredth of one as `1 in 384,614`. */
export const formatPart = (percent: number) =>
  percent < 0.01 ? `1 in ${grouped.format(Math.round(100 / percent))}` : `${part.format(percent)}%`;
