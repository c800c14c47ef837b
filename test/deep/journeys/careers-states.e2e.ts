import { link } from "#app/pages/link.ts";
import { findBarriers, sidewaysScroll } from "../../support/accessibility.ts";
import { expect, test } from "../../support/browser.ts";
import { content, found } from "../../support/content.ts";
import { desk, phone } from "../../support/site.ts";

const { careers, specimenJobs } = content;
const job = found(specimenJobs[0]);
const department = job.jobDepartment;
const inDepartment = specimenJobs.filter(({ jobDepartment }) => jobDepartment === department);
const { subsidiary } = found(
  specimenJobs.find((other) => inDepartment.every((each) => each.subsidiary !== other.subsidiary)),
);
const { noneMatch } = careers.jobs.filters;

/** States that no address of the sitemap shows; the sweep sees the rest. */
for (const [address, heading] of [
  [link("/careers/jobsListing", undefined, { department }), job.title],
  [link("/careers/jobsListing", undefined, { department, subsidiary }), noneMatch.title],
  [link("/careers/testimonials", undefined, { all: "1" }), careers.testimonials.title],
] as const) {
  test(`${address} is sound for everyone, on a desk and on a phone`, async ({ page }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
}
