import { paths } from "#app/pages/paths.ts";
import { calculations } from "./calculations.ts";
import { content } from "#test/support/content/content.ts";
import { firstOfRoutes } from "#test/support/site/site.ts";

/** A page of each kind, and answers and errors, which no address of the sitemap shows. */
export const pagesOfEachKind: readonly string[] = [
  ...firstOfRoutes,
  ...["/search/loan", "/no/such/page"],
  ...content.specimenJobs.slice(0, 1).map(({ id }) => paths.jobApplication(id)),
  ...calculations,
  `${paths.locations("Branches")}?county=Nairobi`,
  "/calculators/mortgage?amount=x&rate=&years=",
  "/calculators/motor-insurance?sumInsured=1500000&insurer=britam",
  "/rightsissue/entitlement?shares=1000&additional=500",
];
