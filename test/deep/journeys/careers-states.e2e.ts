import { findBarriers, sidewaysScroll } from "../../support/accessibility.ts";
import { expect, test } from "../../support/browser.ts";
import { desk, phone } from "../../support/site.ts";

/** States that no address of the sitemap shows; the sweep sees the rest. */
for (const address of [
  "/careers/jobsListing?department=Property",
  "/careers/jobsListing?department=Property&subsidiary=HFC+Limited",
  "/careers/testimonials?all=1",
]) {
  test(`${address} is sound for everyone, on a desk and on a phone`, async ({ page }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
}
