/** The number that fits two rows of a phone. */
const most = 7;

/** The numbers of a list's pages to link to: the ends and those beside the current one, with "…" for a gap. */
export function pagesShown(page: number, pages: number): readonly (number | "…")[] {
  const all = Array.from({ length: pages }, (_, i) => i + 1);
  if (pages <= most) return all;
  // At the ends, three pages in a row are shown too.
  const middle = Math.min(Math.max(page, 2), pages - 1);
  const shown = all.filter((each) => each === 1 || each === pages || Math.abs(each - middle) <= 1);
  return shown.flatMap((each, i) => {
    const missing = each - (shown[i - 1] ?? 0) - 1;
    if (missing === 0) return [each];
    // A gap of one page takes no more room than the page.
    return missing === 1 ? [each - 1, each] : ["…", each];
  });
}
