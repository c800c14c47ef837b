import type { Asked } from "./page-parameters.ts";

/** The choices of a filter, and the values of an item. An item fits if the chosen value is among its values. */
type Filter<Item, Value extends string = string> = {
  choices: readonly Value[];
  valuesOf: (item: Item) => readonly Value[];
};

/** By name, as in the URL. */
export type Filters<Name extends string> = Readonly<Record<Name, Chosen<string>>>;
type Chosen<Value> = { choices: readonly Value[]; chosen: Value | undefined };

/** A filter whose choices are the existing values, sorted as numbers or by the alphabet. */
export function filterBy<Item, Value extends string>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly Value[],
): Filter<Item, Value> {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return { choices: [...new Set(items.flatMap(valuesOf))].sort(compare), valuesOf };
}

/** The filters with the choices that a URL names, and the items that fit; an unknown choice is ignored. */
export function applyFilters<Item, All extends Readonly<Record<string, Filter<Item>>>>(
  items: readonly Item[],
  all: All,
  asked: Pick<Asked<keyof All & string>, "get">,
) {
  const named = Object.entries(all).map(([name, { choices, valuesOf }]) => {
    // The cast: Object.entries loses the names.
    const value = asked.get(name as keyof All & string);
    return { name, choices, valuesOf, chosen: choices.find((choice) => choice === value) };
  });
  return {
    // The cast: Object.fromEntries loses the names.
    filters: Object.fromEntries(
      named.map(({ name, choices, chosen }) => [name, { choices, chosen }]),
    ) as { readonly [Name in keyof All]: Chosen<All[Name]["choices"][number]> },
    isFiltered: named.some(({ chosen }) => chosen !== undefined),
    fitting: items.filter((item) =>
      named.every(
        ({ chosen, valuesOf }) => chosen === undefined || valuesOf(item).includes(chosen),
      ),
    ),
  };
}

/** The select fields of filters; `words` has the labels of values that visitors see under another name. */
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
