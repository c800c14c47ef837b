import { meaning } from "./form.ts";
import type { Schema } from "./schema.ts";

/** For each new item of a list, the index of its old version, or -1: an equal item, else the next one in order. */
export function alignItems(
  olds: readonly unknown[],
  news: readonly unknown[],
  schema: Schema | undefined,
): number[] {
  const old = olds.map((each) => meaning(each, schema));
  const free = new Set(olds.keys());
  const take = (i: number) => (free.delete(i) ? i : -1);
  const from = news.map((each) => {
    const sought = meaning(each, schema);
    return take(old.findIndex((other, i) => other === sought && free.has(i)));
  });
  for (const [n, i] of from.entries()) if (i === -1) from[n] = take((from[n - 1] ?? -1) + 1);
  return from;
}
