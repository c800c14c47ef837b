/**
 * The title of a page with what was chosen on it, as "10 branches: Nakuru" or "Compare: Home loan, Plot loan". A screen
 * reader reads it first, and a tab shows it; without a choice it is the page's own.
 */
export function stateTitle(title: string, chosen: readonly (string | undefined)[], state = title) {
  const named = chosen.filter((each) => each !== undefined);
  return named.length > 0 ? `${state}: ${named.join(", ")}` : title;
}
