import type { ExchangeRates } from "./exchange-rate.ts";
import { dayMs, endOfNairobiDay, nairobiDay } from "#domain/time/nairobi-time.ts";
import { type Holidays, isWorkingDay } from "#domain/time/opening-hours.ts";
import { bareFigure, type Bounds, parseTypedAmount } from "./typed-number.ts";

type Rate = ExchangeRates["rates"][number];

/**
 * The visitor's purpose: brings foreign money and gets shillings, needs a sum of foreign money, or spends a sum of
 * shillings on it. The bank buys in the first, and sells in the other two.
 */
export const directions = ["bring", "need", "spend"] as const;
export type Direction = (typeof directions)[number];

export type Money = { amount: number; currency: string };
export type Conversion = ReturnType<typeof convert>;

/** CAT-13: preferential treasury rates apply above USD 1,000. */
export const treasuryThresholdUsd = 1000;

/** From 1 to a thousand million, so that the result still fits on a phone. */
export const conversionBounds: Bounds = { min: 1, max: 1_000_000_000 };

/** The gap between buying and selling as a percentage of the rate in the middle, to two decimals. */
export function spreadPercent({ buy, sell }: Pick<Rate, "buy" | "sell">): number {
  return roundToCents((100 * (sell - buy)) / ((sell + buy) / 2));
}

/** Changes a sum at the rates of the board; both sides to the cent, half a cent up. `rate` is one of `rates`. */
export function convert(
  rates: readonly Rate[],
  { currency, buy, sell }: Rate,
  direction: Direction,
  amount: number,
) {
  const rate = direction === "bring" ? buy : sell;
  const foreignAmount = direction === "spend" ? amount / rate : amount;
  const kesAmount = direction === "spend" ? amount : amount * rate;
  const foreign = { amount: roundToCents(foreignAmount), currency };
  const shillings = { amount: roundToCents(kesAmount), currency: "KES" };
  const dollar = rates.find((each) => each.currency === "USD");
  const usd =
    currency === "USD"
      ? foreignAmount
      : dollar && kesAmount / (direction === "bring" ? dollar.buy : dollar.sell);
  return {
    direction,
    currency,
    /** Shillings for one unit of the foreign currency. */
    rate,
    ...(direction === "bring"
      ? { gives: foreign, gets: shillings }
      : { gives: shillings, gets: foreign }),
    /** True if the amount is above treasury's threshold, as far as the board's dollar rate shows. */
    isForTreasury: usd !== undefined && roundToCents(usd) > treasuryThresholdUsd,
  };
}

/** Rounds to 15 significant digits first, because later digits are floating-point noise. */
function roundToCents(value: number) {
  return Math.round(Number((value * 100).toPrecision(15))) / 100;
}

export type ConversionErrorCodes = Extract<
  ReturnType<typeof parseConversion>,
  { ok: false }
>["errors"];

/** The parameters of `/forex-rates`: currency, amount, direction. A missing direction is `bring`. */
export function parseConversion(sent: Readonly<Record<string, string>>, rates: readonly Rate[]) {
  const rate = rates.find(({ currency }) => currency === sent["currency"]);
  const direction = directions.find((each) => each === (sent["direction"] ?? "bring"));
  const amount = parseTypedAmount(
    bareAmount(sent["amount"] ?? "", direction === "spend" ? "KES" : rate?.currency),
    conversionBounds,
  );
  if (rate && direction && amount.ok)
    return { ok: true as const, conversion: convert(rates, rate, direction, amount.value) };
  return {
    ok: false as const,
    errors: {
      ...(!amount.ok && { amount: amount.reason }),
      ...(!rate && { currency: true as const }),
      ...(!direction && { direction: true as const }),
    },
  };
}

const signs: Readonly<Record<string, string>> = { $: "usd", "€": "eur", "£": "gbp" };
const inShillings = /kes|sh|\/[=-]/;

/**
 * Removes a currency typed with the amount: "USD 500", "$500", "500usd". Another currency stays, so that the text is
 * not a number.
 */
function bareAmount(typed: string, currency: string | undefined) {
  const bare = bareFigure(typed).replaceAll(/[$€£]/g, (sign) => signs[sign] ?? sign);
  if (currency === undefined || currency === "KES") return bare;
  if (inShillings.test(bare)) return `${currency} ${bare}`;
  return bare.replace(new RegExp(`^${currency}|${currency}$`, "i"), "").trim();
}

/**
 * True if a banking day (Monday to Friday, no holiday) has begun in Nairobi since the rates were taken. Friday's
 * rates hold over the weekend. Moments in milliseconds since 1970.
 */
export function areRatesStale(asOf: number, now: number, holidays: Holidays): boolean {
  const today = nairobiDay(now);
  for (let end = endOfNairobiDay(nairobiDay(asOf)); nairobiDay(end) <= today; end += dayMs) {
    if (isWorkingDay(nairobiDay(end), holidays)) return true;
    // No trading break is longer, so older rates need no counting.
    if (end - asOf > 14 * dayMs) return true;
  }
  return false;
}
