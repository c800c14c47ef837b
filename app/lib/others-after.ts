/** The items of a list after one of its own; at its end the list begins again. */
export function othersAfter<Item>(items: readonly Item[], item: Item, count: number): Item[] {
  const place = items.indexOf(item);
  return [...items.slice(place + 1), ...items.slice(0, place)].slice(0, count);
}
