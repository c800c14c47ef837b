export type Paging<T> = { page: number; pages: number; items: readonly T[] };

/**
 * One page of a list, `size` to a page, counted from 1. What an address asks for may be anything: a page past the end,
 * or a broken number, gives the nearest page there is. An empty list has one empty page.
 */
export function pageOf<T>(list: readonly T[], asked: string | null, size: number): Paging<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const number = Number.parseInt(asked ?? "", 10);
  const page = Math.min(Math.max(1, number || 1), pages);
  return { page, pages, items: list.slice((page - 1) * size, page * size) };
}
