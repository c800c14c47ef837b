import { hrefOf } from "#app/lib/links.ts";
import { paths } from "#app/pages/paths.ts";
import type { Family } from "#domain/products/families.ts";
import type { Content } from "#model/content.ts";

/** The tasks in the menu of a family, without one that leads to the current page, and the comparison. */
export function familyTasks(content: Content, family: Family, here: string) {
  const menu = content.menus.main.find((each) => "family" in each && each.family === family);
  return [
    ...(menu?.tasks ?? []).map((task) => ({
      label: task.label,
      href: hrefOf(task, content.settings),
    })),
    { label: content.compare.link, href: paths.compare(family) },
  ].filter(({ href }) => href !== here);
}
