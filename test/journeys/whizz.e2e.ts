import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { reachOf } from "#app/lib/reach.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { desk, phone } from "#test/support/site/site.ts";

const { settings, menus, whizz, whizzStatement: texts, messages } = content;
const { parts } = texts;
const home = link("/hfc-whizz");
const placeOf = (page: number) => fillText(texts.place, { page, pages: parts.length });

test.describe("with JavaScript", () => {
  test.use({ viewport: phone });

  test("a visitor who lost their phone finds the number to call, and the film plays on the page", async ({
    page,
  }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(?:webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    // Smooth scrolling may not have ended when positions are compared.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${home}#lost`);
    const reach = reachOf(content);
    const first = reach.kind === "phone" ? reach.href : menus.keyLinks.lostCard.to;
    const call = page.getByRole("region", { name: whizz.lost.title }).getByRole("link");
    await expect(call).toHaveAttribute("href", first);
    await expect(call).toBeInViewport();

    const frame = page.locator("film-in-place a[data-open]");
    const video = page.locator("film-in-place video");
    await expect(frame).toHaveRole("button");
    await expect(frame).toHaveText(whizz.film.label);
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
    await expectNoBarriers(page, "main");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desk });

  test("the film can be opened, and the statement's list of sections works", async ({ page }) => {
    await page.goto(home);
    const film = page.locator("film-in-place a[data-open]");
    await expect(film).toHaveRole("link");
    await expect(film).toHaveAttribute("href", /\.mp4$/);
    const words = page.locator("film-in-place details");
    await words.locator("summary").click();
    await expect(words.locator("p").last()).toBeVisible();
    await expect(words).not.toContainText("{");
    await expect(page.locator("video")).toBeHidden();

    await page.goto(paths.whizzStatement());
    const { headings, firstSection } = found(parts[1]);
    const { id, title } = found(headings.at(-1));
    const list = page.getByRole("main").getByRole("navigation", { name: texts.contents });
    await list.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(paths.whizzStatement(2, id));
    const name = `${firstSection + headings.length - 1}. ${title}`;
    await expect(page.getByRole("main").getByRole("heading", { name })).toBeInViewport();
    await page.getByRole("banner").getByRole("link", { name: texts.back }).click();
    await expect(page).toHaveURL(home);
  });
});

test("the app's page links to both stores, lists its features and marks its reviews", async ({
  visitor,
}) => {
  const page = await visitor.open(home);
  expect(page.text("h1")).toBe(whizz.bannerTitle);
  for (const [label, store] of [
    [messages.device.android, settings.links.androidApp],
    [messages.device.ios, settings.links.iosApp],
  ] as const)
    expect(page.texts(`main a[href="${store}"]`)).toContain(label);
  expect(page.texts("section[aria-labelledby=features] h3")).toEqual(
    whizz.features.map(({ title }) => title),
  );
  const captions = page.texts("main figcaption");
  expect(captions.filter((words) => words.includes(whizz.screens.caption))).toHaveLength(2);
  const { title, items } = whizz.reviews;
  const reviews = [...page.document.querySelectorAll("main section")].find(
    (each) => each.querySelector("h2")?.textContent === title,
  );
  const shown = [...(reviews?.querySelectorAll("li") ?? [])];
  expect(shown).toHaveLength(items.length);
  for (const [i, { review, provenance }] of items.entries()) {
    expect(shown[i]?.textContent).toContain(review);
    const marks = shown[i]?.querySelectorAll(`[title="${messages.specimenTitle}"]`);
    expect(marks).toHaveLength(provenance === "specimen" ? 1 : 0);
  }
});

test("each page of the statement has its place, its neighbours, and no menu of the site", async ({
  visitor,
}) => {
  const sections = parts.flatMap(({ headings }) => headings).length;
  const list = "main nav[aria-labelledby=all-sections]";
  const turns = `main nav[aria-label="${texts.pages}"]`;
  for (const [i, part] of parts.entries()) {
    const page = await visitor.open(paths.whizzStatement(i + 1));
    expect(page.text("main")).toContain(placeOf(i + 1));
    expect(page.texts(`${list} [aria-current=page]`)).toEqual([part.title]);
    expect(page.texts(`${list} ol ol a`)).toHaveLength(sections);
    expect(page.values(`${turns} [rel=prev]`, "href")).toEqual(
      i > 0 ? [paths.whizzStatement(i)] : [],
    );
    expect(page.values(`${turns} [rel=next]`, "href")).toEqual(
      i < parts.length - 1 ? [paths.whizzStatement(i + 2)] : [],
    );
    expect(page.texts("header nav")).toEqual([]);
  }
});
