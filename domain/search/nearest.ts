import { distance } from "fastest-levenshtein";

/** Words longer than this are not typed by people; comparing them costs time. */
const longestWord = 40;

/** The number of typing mistakes that a word of this length may hold. */
function typosAllowedIn(length: number): number {
  if (length < 3) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

/**
 * The likely corrections of a misspelt word, at most three: those with the fewest mistakes, the most frequent first.
 * `vocabulary` counts each word; a word in it is spelt right and is the only result.
 */
export function nearestWords(word: string, vocabulary: ReadonlyMap<string, number>): string[] {
  if (vocabulary.has(word)) return [word];
  if (word.length > longestWord) return [];
  const most = typosAllowedIn(word.length);
  const swapped = new Set(swaps(word));
  return [...vocabulary]
    .filter(([candidate]) => Math.abs(candidate.length - word.length) <= most)
    .map(([candidate, count]) => {
      const mistakes = swapped.has(candidate) ? 1 : distance(word, candidate);
      return { candidate, count, mistakes };
    })
    .filter(({ mistakes }) => mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes || b.count - a.count)
    .filter(({ mistakes }, _at, [nearest]) => mistakes === nearest?.mistakes)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** The word with each two neighbouring letters exchanged, a common typing mistake: "laon". */
function swaps(word: string) {
  const characters = Array.from(word);
  return characters.slice(1).map((character, i) =>
    characters
      .with(i, character)
      .with(i + 1, characters[i] ?? "")
      .join(""),
  );
}

/**
 * A word spelt as it sounds, to compare: "kar" for "car", "wiz" for "whizz", "tika" for "thika". A th within a word is
 * not t: "mother" is no "motor".
 */
export const soundOf = (word: string) =>
  word
    .replaceAll("ph", "f")
    .replaceAll(/(?<=[gkw]|^t)h/g, "")
    .replaceAll(/ck?(?!h)/g, "k")
    .replaceAll(/(.)\1+/gu, "$1");
