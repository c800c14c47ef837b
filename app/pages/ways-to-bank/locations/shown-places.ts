/**
 * The places that a list shows. If only open ones are asked for and none is open, it shows the closed ones, each with the
 * time when it opens.
 */
export function shownPlaces<T extends { isOpen: boolean }>(
  fitting: readonly T[],
  openOnly: boolean,
) {
  const open = fitting.filter(({ isOpen }) => isOpen);
  const isNoneOpen = openOnly && open.length === 0 && fitting.length > 0;
  return { shown: openOnly && !isNoneOpen ? open : fitting, isNoneOpen };
}
