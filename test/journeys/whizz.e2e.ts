import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { reachOf } from "#app/lib/reach.ts";
import { findBarriers } from "../support/accessibility.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";

const { settings, menus, whizz, whizzStatement, messages } = content;
const { parts } = whizzStatement;
const statement = "/hfc-whizz-data-privacy-statement";
const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name });
const place = (page: number) => `Page ${page} of ${parts.length}`;

test("the app's page leads to both stores and tells the six features", async ({ page }) => {
  await page.goto("/hfc-whizz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whizz.bannerTitle);
  const store = (name: string) => main(page).getByRole("link", { name });
  await expect(store(messages.device.android)).toHaveAttribute("href", settings.links.androidApp);
  await expect(store(messages.device.ios)).toHaveAttribute("href", settings.links.iosApp);
  const features = section(page, whizz.featuresTitle).getByRole("heading", { level: 3 });
  await expect(features).toHaveText([
    "Payments",
    "Transfer Money",
    "Save",
    "Budget Tracker",
    "Buy Airtime",
    "Loans",
  ]);
  await expect(main(page).getByText(whizz.screens.caption)).toHaveCount(2);
});

test("three reviews stand there, and those that nobody wrote say so", async ({ page }) => {
  await page.goto("/hfc-whizz");
  const reviews = section(page, whizz.reviews.title).getByRole("listitem");
  await expect(reviews).toHaveCount(3);
  for (const [i, { review, provenance }] of whizz.reviews.items.entries()) {
    await expect(reviews.nth(i)).toContainText(review);
    const mark = reviews.nth(i).getByText(messages.specimen, { exact: true });
    await expect(mark).toHaveCount(provenance === "specimen" ? 1 : 0);
  }
});

test("a customer who lost the phone finds the number to call", async ({ page }) => {
  await page.goto("/hfc-whizz#lost");
  const reach = reachOf(content);
  const first = reach.kind === "phone" ? reach.href : menus.keyLinks.lostCard.to;
  const call = section(page, whizz.lost.title).getByRole("link");
  await expect(call).toHaveAttribute("href", first);
  await expect(call).toBeInViewport();
});

for (const viewport of [phone, desk])
  test(`the film plays in the page at ${viewport.width} pixels`, async ({ page }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(?:webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await page.setViewportSize(viewport);
    await page.goto("/hfc-whizz", { waitUntil: "networkidle" });
    const frame = page.locator("film-in-place a[data-open]");
    const video = page.locator("film-in-place video");
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    expect(films).toEqual([]);
    await frame.press("Enter");
    await expect(video).toBeFocused();
    await expect(frame).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.locator("[data-player]").boundingBox()).toEqual(box);
    await expect(video).not.toHaveJSProperty("currentTime", 0);
    await expect(video.locator("track[default]")).toHaveJSProperty("readyState", 2);
    expect(await findBarriers(page, "main")).toEqual([]);
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("the film about the app can be had", async ({ page }) => {
      await page.goto("/hfc-whizz");
      const film = page.locator("film-in-place a[data-open]");
      await expect(film).toHaveText(whizz.film.label);
      await expect(film).toHaveAttribute("href", /\.mp4$/);
      await expect(film).toHaveRole(javaScriptEnabled ? "button" : "link");
      const words = page.locator("film-in-place details");
      await words.locator("summary").click();
      await expect(words.locator("p").last()).toBeVisible();
      await expect(words).not.toContainText("{");
      await expect(page.locator("video")).toBeHidden();
    });

    test("the statement is read page by page, or by its list of sections", async ({ page }) => {
      await page.goto(statement);
      const list = main(page).getByRole("navigation", { name: whizzStatement.contents });
      const turns = main(page).getByRole("navigation", { name: whizzStatement.pages });
      for (const [i, part] of parts.entries()) {
        await expect(main(page).getByText(place(i + 1))).toBeVisible();
        await expect(list.locator("[aria-current=page]")).toHaveText(part.title);
        await expect(list.locator("ol ol a")).toHaveCount(14);
        await expect(turns.getByRole("link")).toHaveCount(i % (parts.length - 1) === 0 ? 1 : 2);
        if (i < parts.length - 1) await turns.locator("[rel=next]").click();
      }
      await turns.locator("[rel=prev]").click();
      await expect(main(page).getByText(place(parts.length - 1))).toBeVisible();

      await list.getByRole("link", { name: "Text messages" }).click();
      await expect(page).toHaveURL(`${statement}?page=2#text-messages`);
      const heading = main(page).getByRole("heading", { name: "6. Text messages" });
      await expect(heading).toBeInViewport();
    });
  });
}

for (const [query, shown] of [
  ["?page=99", parts.length],
  ["?page=0", 1],
  ["?page=two", 1],
] as const) {
  test(`${query} shows the nearest page there is`, async ({ page }) => {
    const response = await page.goto(statement + query);
    expect(response?.status()).toBe(200);
    await expect(main(page).getByText(place(shown))).toBeVisible();
    const canonical = statement + (shown === 1 ? "" : `?page=${shown}`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new URL(canonical, page.url()).href,
    );
  });
}

test("the statement has no menu of the site, and a way back to the app's page", async ({
  page,
}) => {
  await page.goto(statement);
  const header = page.getByRole("banner");
  await expect(header.getByRole("navigation")).toHaveCount(0);
  await header.getByRole("link", { name: whizzStatement.back }).click();
  await expect(page).toHaveURL("/hfc-whizz");
});
