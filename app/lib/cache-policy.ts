import { calculationHeader } from "#domain/site/calculation-header.ts";

/** For pages that are the same for all visitors: cached for a minute, then served stale for an hour while renewed. */
export const cachedPage = {
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=3600",
};

/**
 * For pages that change with the clock or by an operator's command, such as open jobs: cached for half a minute here
 * and for as long in a cache in front. CAR-1: a job disappears within a minute of its deadline.
 */
export const brieflyCachedPage = { "Cache-Control": "public, max-age=0, s-maxage=30" };

/**
 * For pages that change at a known moment, such as when a branch opens: cached for at most 30 seconds and never beyond
 * that moment. Takes both moments in milliseconds since 1970 and rounds down to whole seconds.
 */
export const briefPageUntil = (change: number, now: number) => ({
  "Cache-Control": `public, max-age=0, s-maxage=${Math.max(0, Math.min(30, Math.floor((change - now) / 1000)))}`,
});

/** For answers to one visitor's input. */
export const uncachedPage = { "Cache-Control": "private, no-store" };

/** For a calculator's page: without figures in the URL it is the same for all; an answer to figures is counted. */
export function calculatorPage(sent: object | undefined, isAnswered: boolean) {
  if (!sent) return cachedPage;
  return { ...uncachedPage, ...(isAnswered && { [calculationHeader]: "answered" }) };
}

/** For requests that a browser makes while its visitor types: cached for five minutes in that browser only. */
export const typedPage = { "Cache-Control": "private, max-age=300" };
