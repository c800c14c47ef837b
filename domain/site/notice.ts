export const noticeTones = ["news", "warning", "urgent"] as const;
export const noticePlaces = ["all", "bank", "group"] as const;

/** True if a notice for one of `where` is shown on a page; `path` has no query, `side` is the bank or the group. */
export function standsOn(
  where: readonly string[],
  { path, side }: { path: string; side: "bank" | "group" },
): boolean {
  return where.some(
    (place) => place === "all" || place === side || path === place || path.startsWith(`${place}/`),
  );
}
