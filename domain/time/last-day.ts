/** The last of the days (`YYYY-MM-DD`) that are known. */
export const lastDay = (...days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
