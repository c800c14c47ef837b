import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/accessibility.ts";

const { careers, settings, testimonials } = content;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const crumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" });

for (const address of ["/careers", "/careers/why-hfc"]) {
  test(`${address} tells why, and leads to the jobs and the testimonials`, async ({ page }) => {
    await page.goto(address);
    const title = `Why ${settings.group.name}`;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/careers$/);
    const tabs = page.getByRole("main").getByRole("navigation", { name: "Careers pages" });
    await expect(tabs.getByRole("link")).toHaveText([title, "Jobs", "Testimonials"]);
    await expect(tabs.locator("[aria-current=page]")).toHaveText(title);
    await tabs.getByRole("link", { name: "Jobs" }).click();
    await expect(page).toHaveURL("/careers/jobsListing");
    await tabs.getByRole("link", { name: "Testimonials" }).click();
    await expect(page).toHaveURL("/careers/testimonials");
    await tabs.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL("/careers");
  });
}

test("the first open jobs stand as rows on a phone's first screen, with a link to all", async ({
  page,
  request,
}) => {
  const { data: jobs } = await (await request.get("/api/careers/job/all")).json();
  await page.setViewportSize(phone);
  const response = await page.goto("/careers");
  // CAR-1
  expect(response?.headers()["cache-control"]).toMatch(/s-maxage=30$/);
  const open = page.getByRole("region", { name: careers.jobs.open });
  const rows = open.getByRole("listitem");
  await expect(rows).toHaveCount(Math.min(3, jobs.length));
  for (const [i, row] of (await rows.all()).entries()) {
    await expect(row).toContainText(jobs[i].title);
    await expect(row).toContainText(jobs[i].subsidiary);
    await expect(row.locator("time")).toHaveAttribute("datetime", jobs[i].applicationDeadline);
    await expect(row.getByText("Specimen")).toHaveCount(jobs[i].provenance === "specimen" ? 1 : 0);
    await expect(row).toBeInViewport({ ratio: 1 });
  }
  await open.getByRole("link", { name: careers.job.others }).click();
  await expect(page).toHaveURL("/careers/jobsListing");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("five testimonials stand in the list, and View More shows the others", async ({
      page,
    }) => {
      expect(testimonials.length).toBeGreaterThan(5);
      await page.goto("/careers/testimonials");
      await expect(cards(page)).toHaveCount(5);
      await page.getByRole("link", { name: "View More" }).click();
      await expect(cards(page)).toHaveCount(testimonials.length);
      await expect(cards(page).nth(5)).toBeInViewport();
      await expect(page.getByRole("link", { name: "View More" })).toHaveCount(0);
      await page.goBack();
      await expect(cards(page)).toHaveCount(5);
    });
  });
}

test("a card opens the whole testimonial, before a blurred ground", async ({ page }) => {
  const [first] = testimonials;
  await page.goto("/careers/testimonials");
  // Wherever on the card one presses.
  await cards(page)
    .first()
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(`/careers/testimonials/view/${first?.path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.name ?? "");
  await expect(crumbs(page)).toHaveText(`HomeCareersTestimonials${first?.name}`);
  await expect(page.locator("[data-blurred] img").first()).toHaveCSS("filter", /blur/);
  for (const paragraph of first?.description ?? []) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
  await crumbs(page).getByRole("link", { name: "Testimonials" }).click();
  await expect(page).toHaveURL("/careers/testimonials");
});

test("every testimonial has its page, and those that are an example say so", async ({ page }) => {
  for (const { path, name, provenance } of testimonials) {
    await page.goto(`/careers/testimonials/view/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const marks = page.getByRole("main").locator("[data-blurred]").getByText("Specimen");
    await expect(marks).toHaveCount(provenance === "specimen" ? 1 : 0);
  }
});

for (const address of [
  "/careers/testimonials/view/nobody",
  "/careers/testimonials/view",
  "/careers/testimonials/view/branch-manager/more",
]) {
  test(`${address} is not found`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`We Couldn't Find ${address}`);
  });
}

/** States that no address of the sitemap shows; the sweep sees the rest. */
for (const address of [
  "/careers/jobsListing?department=Property",
  "/careers/jobsListing?department=Property&subsidiary=HFC+Limited",
  "/careers/property-sales-executive",
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
