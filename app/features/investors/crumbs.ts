import type { Content } from "#model/content.ts";
import type { Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

/** INV-5: the breadcrumb of the investors' page, and of a page below it. */
export function investorCrumbs({ investors }: Content, page?: string): Crumb[] {
  const { about, crumb } = investors.texts;
  return [
    { label: about, href: link("/about-us") },
    { label: crumb, href: paths.investors() },
    ...(page === undefined ? [] : [{ label: page }]),
  ];
}
