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

/** A name as it looks: in lower case, without accents, every character as the one it looks like. */
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
 * The name that another name imitates: one of `ours` that it carries within it (`hfc-bank.example` carries `hfc`), or
 * from which it is at most two letters away where that is seven letters long or more (`hfqroup.co.ke`). It is for names
 * that are not ours: every one of ours is near itself.
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
