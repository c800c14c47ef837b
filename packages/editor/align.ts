import { isRecord, type Schema } from "./schema.ts";
import { meaning } from "./form.ts";

const names = ["id", "path", "slug", "label", "title", "name", "question", "from", "audience"];
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
  const free = new Set(olds.keys());
  const take = (i: number) => {
    free.delete(i);
    return i;
  };
  const oldMeanings = olds.map((each) => meaning(each, schema));
  const find = (isIt: (i: number) => boolean) => {
    const found = [...free].find(isIt);
    return found === undefined ? -1 : take(found);
  };
  const equal = news.map((item) => {
    const sought = meaning(item, schema);
    return find((i) => oldMeanings[i] === sought);
  });
  const named = news.map((item, n) => {
    const name = nameOf(item);
    return equal[n] !== -1 || name === undefined
      ? (equal[n] ?? -1)
      : find((i) => nameOf(olds[i]) === name);
  });
  return named.map((at, n) => (at === -1 && free.has(n) ? take(n) : at));
}
