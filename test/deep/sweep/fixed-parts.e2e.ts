import { paths } from "#app/pages/paths.ts";
import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";
import { fixedFaults } from "../../support/fixed-parts.ts";
import { firstOfRoutes } from "../../support/site.ts";

/** A page of each kind, and what no address of the sitemap shows. */
const addresses = [
  ...firstOfRoutes,
  ...content.specimenJobs.slice(0, 1).map(({ id }) => paths.jobApplication(id)),
  "/no/such/page",
];
const atOnce = 12;

for (let i = 0; i < addresses.length; i += atOnce) {
  const some = addresses.slice(i, i + atOnce);
  test(`nothing fixed lies on ${some[0]} and ${some.length - 1} more`, async ({ page }) => {
    test.setTimeout(some.length * 10_000);
    expect(await fixedFaults(page, some)).toEqual([]);
  });
}
