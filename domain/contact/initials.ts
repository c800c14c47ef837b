const titles = /^(?:an?|the|dr|prof|mr|mrs|ms|eng|cpa|hon)\.?$/i;

/**
 * Initials in place of a photograph: `WK` for Wanjiru Kamau, `BM` for a branch manager. Articles, titles and small
 * words have none.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s-]+/)
    .filter((word) => word && !titles.test(word) && !/^of$/i.test(word));
  const [first = "", last = ""] = [words[0], words.slice(1).at(-1)];
  return (initial(first) + initial(last)).toLocaleUpperCase("en");
}

function initial(word: string) {
  return /\p{L}/u.exec(word)?.[0] ?? "";
}
