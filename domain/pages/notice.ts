export const noticeTones = ["news", "warning", "urgent"] as const;
export const noticePlaces = ["all", "bank", "group"] as const;

/** On all pages, those of the bank or of the group; or on these addresses and those below them. */
export type NoticePlace = (typeof noticePlaces)[number] | readonly string[];

/** True if a notice for `where` is on the page at a path without its query; `side` is the bank or the group. */
export function standsOn(
  where: NoticePlace,
  { path, side }: { path: string; side: "bank" | "group" },
): boolean {
  if (typeof where === "string") return where === "all" || where === side;
  return where.some((start) => path === start || path.startsWith(`${start}/`));
}
