import type { InvestorWords } from "#content/schema/investors.ts";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import { paths } from "#domain/paths.ts";

/** Home > About Us > Investor Relations (S1 section 2), and below it the page named. */
export function investorCrumbs({ about, crumb }: InvestorWords, page?: string): Crumb[] {
  return [
    { label: "Home", href: paths.groupHome() },
    { label: about, href: paths.aboutUs() },
    { label: crumb, href: paths.investors() },
    ...(page === undefined ? [] : [{ label: page }]),
  ];
}
