import type { Asked } from "./page-parameters.ts";

/** The choices of a filter, and the values of an item, which fits if the chosen one is among them. */
type Filter<Item> = {
  choices: readonly string[];
  valuesOf: (item: Item) => readonly string[];
};

/** By name, as in the URL. */
export type Filters<Name extends string> = Readonly<
  Record<Name, { choices: readonly string[]; chosen: string | undefined }>
>;

/** A filter whose choices are the existing values, in alphabetical order. */
export function filterBy<Item>(
  items: readonly Item[],
  valuesOf: Filter<Item>["valuesOf"],
): Filter<Item> {
  const choices = [...new Set(items.flatMap(valuesOf))].sort((a, b) => a.localeCompare(b));
  return { choices, valuesOf };
}

/** The filters with the choices that a URL names, and the items that fit; an unknown choice is ignored. */
export function applyFilters<Item, Name extends string>(
  items: readonly Item[],
  all: Readonly<Record<Name, Filter<Item>>>,
  asked: Pick<Asked<NoInfer<Name>>, "get">,
) {
  // The casts: Object.keys and fromEntries lose the names.
  const names = Object.keys(all) as Name[];
  const filters = Object.fromEntries(
    names.map((name) => {
      const { choices } = all[name];
      return [name, { choices, chosen: choices.find((choice) => choice === asked.get(name)) }];
    }),
  ) as Filters<Name>;
  const chosen = names.flatMap((name) => {
    const value = filters[name].chosen;
    return value === undefined ? [] : [{ value, valuesOf: all[name].valuesOf }];
  });
  return {
    filters,
    isFiltered: chosen.length > 0,
    fitting: items.filter((item) =>
      chosen.every(({ value, valuesOf }) => valuesOf(item).includes(value)),
    ),
  };
}

/** The select fields of filters; `words` has the values that visitors read in other words. */
export function filterFields<Name extends string>(
  filters: Filters<Name>,
  labels: Readonly<Record<NoInfer<Name>, string>>,
  words: Readonly<Record<string, string>> = {},
) {
  // The cast: Object.keys loses the names.
  return (Object.keys(filters) as Name[]).map((name) => ({
    name,
    label: labels[name],
    choices: filters[name].choices.map((value) => ({ value, label: words[value] ?? value })),
    chosen: filters[name].chosen,
  }));
}
