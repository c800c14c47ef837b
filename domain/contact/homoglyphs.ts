import { distance } from "fastest-levenshtein";

/** Characters that look like others: digits like letters, Cyrillic letters like the Latin ones of our names. */
const passesFor: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "5": "s",
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  һ: "h",
  г: "r",
  ԁ: "d",
  ɡ: "g",
};

/** A name as it looks: lower case, without accents, each character replaced by the one it resembles. */
const asSeen = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/./gu, (character) => passesFor[character] ?? character)
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

/** Shorter names are similar to too many others. */
const leastLength = 7;
const mostSlips = 2;

/**
 * The one of `ours` that a name imitates: it contains one (`hfc-bank.example` contains `hfc`), or is at most two
 * letters away from one of at least seven letters (`hfqroup.co.ke`). Only for names that are not ours: each of ours
 * would match itself.
 */
export function findImitated(name: string, ours: readonly string[]): string | undefined {
  const seen = asSeen(name);
  const carried = ours.find((own) =>
    seen.replaceAll("-", "").includes(asSeen(own).replaceAll("-", "")),
  );
  return (
    carried ??
    ours.find((own) => own.length >= leastLength && distance(seen, asSeen(own)) <= mostSlips)
  );
}
