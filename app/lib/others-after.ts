/** The items of a list after a given one, continuing at the start of the list. */
export function othersAfter<Item>(items: readonly Item[], item: Item, count: number): Item[] {
  const place = items.indexOf(item);
  return [...items.slice(place + 1), ...items.slice(0, place)].slice(0, count);
}
