import { isRecord, type Schema } from "./schema.ts";
import { meaning } from "./form.ts";

const names = "id english path slug label title name question from audience".split(" ");
const nameOf = (item: unknown) =>
  isRecord(item)
    ? names.map((key) => item[key]).find((each) => typeof each === "string")
    : undefined;

/** For each new item of a list the place of the old one that it was, -1 for none: equal, else of one name, else there. */
export function alignItems(
  olds: readonly unknown[],
  news: readonly unknown[],
  schema: Schema | undefined,
): number[] {
  const meanings = (items: readonly unknown[]) => items.map((each) => meaning(each, schema));
  const [old, sought] = [meanings(olds), meanings(news)];
  const isSame: ((i: number, n: number) => boolean)[] = [
    (i, n) => old[i] === sought[n],
    (i, n) => nameOf(olds[i]) !== undefined && nameOf(olds[i]) === nameOf(news[n]),
    (i, n) => i === n,
  ];
  const free = new Set(olds.keys());
  const from = news.map(() => -1);
  for (const is of isSame)
    for (const n of news.keys()) {
      if (from[n] !== -1) continue;
      from[n] = [...free].find((i) => is(i, n)) ?? -1;
      free.delete(from[n]);
    }
  return from;
}
