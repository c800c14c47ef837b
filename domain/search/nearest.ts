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
 * The words that a misspelt one may have been meant to be, three at most: those the fewest mistakes away, the most
 * frequent first. `vocabulary` counts each word; a word in it is spelt right, and is the only answer.
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

/** Beyond this share of mistakes two addresses have nothing in common. */
const mostMistaken = 0.45;
/** The extra cost of a similar last part, against a similar whole path: `/mortgage` is `/calculators/mortgage`. */
const elsewhere = 0.1;
const longestAddress = 200;

/** The addresses most like one that does not exist, the nearest first; empty if none is alike. */
export function nearestAddresses(asked: string, addresses: readonly string[]): string[] {
  if (asked.length > longestAddress) return [];
  const wanted = asked.toLowerCase();
  const wantedPart = lastPart(wanted);
  return addresses
    .map((address) => {
      const folded = address.toLowerCase();
      const score = Math.min(
        mistaken(...withoutSharedParts(wanted, folded)),
        mistaken(wantedPart, lastPart(folded)) + elsewhere,
      );
      return { address, score };
    })
    .filter(({ score }) => score <= mostMistaken)
    .sort((a, b) => a.score - b.score || a.address.length - b.address.length)
    .slice(0, 3)
    .map(({ address }) => address);
}

/** The addresses that one with a typing mistake or two was meant to be, the nearest first. */
export function spelledAddresses(asked: string, addresses: readonly string[]): string[] {
  if (asked.length > longestAddress) return [];
  return addresses
    .map((address) => ({ address, mistakes: distance(asked.toLowerCase(), address.toLowerCase()) }))
    .filter(({ mistakes }) => mistakes <= 2)
    .sort((a, b) => a.mistakes - b.mistakes)
    .map(({ address }) => address);
}

/** The parts from the one above the first that differs: long areas above make no two pages alike. */
function withoutSharedParts(a: string, b: string): [string, string] {
  const [aParts, bParts] = [a.split("/"), b.split("/")];
  const shared = aParts.findIndex((part, i) => part !== bParts[i]);
  const from = Math.max(0, shared - 1);
  return [aParts.slice(from).join("/"), bParts.slice(from).join("/")];
}

/** The share of characters that differ, 0 to 1. */
function mistaken(a: string, b: string) {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 1 : distance(a, b) / length;
}

function lastPart(address: string) {
  return address.split("/").findLast((part) => part !== "") ?? "";
}
