import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { careers, testimonials } = content;
const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("the first open jobs are rows on a phone's first screen, with a link to all", async ({
  page,
  request,
}) => {
  const { data: jobs } = await (await request.get("/api/careers/job/all")).json();
  await page.setViewportSize(phone);
  await page.goto(link("/careers"));
  const open = page.getByRole("region", { name: careers.jobs.open });
  const rows = open.getByRole("listitem");
  await expect(rows).toHaveCount(Math.min(3, jobs.length));
  for (const [i, row] of (await rows.all()).entries()) {
    await expect(row).toContainText(jobs[i].title);
    await expect(row).toContainText(jobs[i].subsidiary);
    await expect(row.locator("time")).toHaveAttribute("datetime", jobs[i].applicationDeadline);
    await expect(row).toBeInViewport({ ratio: 1 });
  }
  await open.getByRole("link", { name: careers.job.others }).click();
  await expect(page).toHaveURL(link("/careers/jobsListing"));
});

test("the list has five testimonials, View More shows the others, and a card opens its page", async ({
  page,
}) => {
  expect(testimonials.length).toBeGreaterThan(5);
  await page.goto(link("/careers/testimonials"));
  const more = page.getByRole("link", { name: careers.testimonials.viewMore });
  await expect(cards(page)).toHaveCount(5);
  await more.click();
  await expect(cards(page)).toHaveCount(testimonials.length);
  await expect(cards(page).nth(5)).toBeInViewport();
  await expect(more).toHaveCount(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(5);

  const [first] = testimonials;
  // The whole card can be pressed.
  await cards(page)
    .first()
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(paths.testimonial(first?.path ?? ""));
  await expect(page.locator("[data-blurred] img").first()).toHaveCSS("filter", /blur/);
  for (const paragraph of first?.description ?? []) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
});
