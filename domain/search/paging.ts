export type Paging<T> = { page: number; pages: number; items: readonly T[] };

/**
 * One page of a list, `size` items per page, counted from 1. The requested page may be any text: one out of range or
 * not a number gives the nearest page. An empty list has one empty page.
 */
export function pageOf<T>(list: readonly T[], asked: string | null, size: number): Paging<T> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const number = Number.parseInt(asked ?? "", 10);
  const page = Math.min(Math.max(1, number || 1), pages);
  return { page, pages, items: list.slice((page - 1) * size, page * size) };
}
