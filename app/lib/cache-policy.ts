/** For pages that are the same for every visitor: kept a minute, shown stale for an hour while renewed. */
export const cachedPage = {
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=3600",
};

/**
 * For pages that change with the clock or by an operator's command, such as open jobs: half a minute here and as long
 * in a cache in front. CAR-1: a job disappears within a minute of its deadline.
 */
export const brieflyCachedPage = { "Cache-Control": "public, max-age=0, s-maxage=30" };

/**
 * For what changes at a moment that is known, such as when a branch opens: kept as briefly, and never beyond that
 * moment. Takes both in milliseconds since 1970.
 */
export const briefPageUntil = (change: number, now: number) => ({
  "Cache-Control": `public, max-age=0, s-maxage=${Math.max(0, Math.min(30, Math.floor((change - now) / 1000)))}`,
});

/** For answers to what one visitor typed. */
export const uncachedPage = { "Cache-Control": "private, no-store" };

/** For suggestions while a visitor types: only their own browser keeps them, for the next time they type it. */
export const typedPage = { "Cache-Control": "private, max-age=300" };
