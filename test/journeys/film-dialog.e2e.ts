import { holdBack } from "#test/support/browser/hold-back.ts";
import type { Locator, Page } from "@playwright/test";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import { reachedOutside } from "#test/support/browser/keyboard.ts";
import { desk, phone } from "#test/support/site/site.ts";

const { films, groupHome, messages } = content;

function partsOf(page: Page) {
  const film = page.locator("film-dialog");
  const dialog = page.getByRole("dialog");
  return {
    button: film.locator("a[data-open]"),
    dialog,
    close: dialog.getByRole("button", { name: messages.film.close }),
    status: dialog.getByText(messages.film.retrieving),
    video: film.locator("video"),
    words: film.locator("details"),
  };
}

/** The languages of the captions, and those that show. */
const captions = (video: Locator) =>
  video.evaluate((film: HTMLVideoElement) => {
    const tracks = [...film.textTracks];
    const languages = (some: TextTrack[]) => some.map(({ language }) => language);
    return {
      all: languages(tracks),
      showing: languages(tracks.filter(({ mode }) => mode === "showing")),
    };
  });

test.describe("with JavaScript", () => {
  test.use({ viewport: phone });

  test("the film opens over the page, plays with its words, and closes in every way", async ({
    page,
  }) => {
    const asked: string[] = [];
    const film = /\/films\/.*\.(?:webm|mp4)$/;
    page.on("request", (request) => {
      if (film.test(request.url())) asked.push(request.url());
    });
    const letGo = await holdBack(page, film);
    await page.goto("/");
    const { button, dialog, close, status, video, words } = partsOf(page);
    // A link until its script is there.
    await expect(button).toHaveRole("button");
    if (films[groupHome.film]?.isNarrated === false)
      await expect(button).toContainText(messages.film.titlesOnly);
    expect(asked).toEqual([]);

    await button.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(status).toBeVisible();
    await expectHeard(page, messages.film.retrieving);
    letGo();
    await expect(status).toBeHidden();
    await expect(video).not.toHaveJSProperty("readyState", 0);
    await expect(video.locator("track[default]")).toHaveJSProperty("readyState", 2);
    await expect.poll(async () => (await captions(video)).showing).toEqual(["en"]);
    expect(await reachedOutside(page, dialog, 12)).toEqual([]);
    await words.locator("summary").click();
    await expect(words.locator("p").first()).toBeVisible();
    await video.click();
    await expect(dialog).toBeVisible();

    const waysToClose = [
      () => close.click(),
      () => page.mouse.click(4, 4),
      () => page.keyboard.press("Escape"),
    ];
    for (const closeFilm of waysToClose) {
      if (!(await dialog.isVisible())) await button.press("Space");
      await expect(dialog).toBeVisible();
      await closeFilm();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect(video).toHaveJSProperty("paused", true);
    }
  });

  test("a narrator's captions show in the language of the page", async ({ page }) => {
    for (const [address, language] of [
      ["/hfc", "en"],
      ["/sw/hfc", "sw"],
    ] as const) {
      await page.goto(address);
      const { button, video } = partsOf(page);
      await expect(button).toHaveRole("button");
      await button.click();
      await expect(video).toBeVisible();
      await expect
        .poll(() => captions(video))
        .toEqual({
          all: expect.arrayContaining(["en", "sw"]),
          showing: [language],
        });
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desk });

  test("the link opens the film's file, and its text is on the page", async ({ page, request }) => {
    await page.goto("/");
    const { button, video, words } = partsOf(page);
    await expect(button).toHaveRole("link");
    const href = (await button.getAttribute("href")) ?? "";
    const film = await request.get(href, { headers: { Range: "bytes=0-99" } });
    expect(film.status()).toBe(206);
    expect(film.headers()["content-type"]).toMatch(/^video\//);
    await expect(words).not.toContainText("{");
    await words.locator("summary").click();
    await expect(words.locator("p").last()).toBeVisible();
    await expect(video).toBeHidden();
  });
});
