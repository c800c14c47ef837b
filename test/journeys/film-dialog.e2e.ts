import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { reachedOutside } from "../support/keyboard.ts";

function partsOf(page: Page) {
  const film = page.locator("film-dialog");
  const dialog = page.getByRole("dialog");
  return {
    button: film.locator("a[data-open]"),
    dialog,
    close: dialog.getByRole("button", { name: "Close the film" }),
    status: dialog.getByText("Retrieving Video"),
    video: dialog.locator("video"),
  };
}

/** With the film's button, which is a link before its script is there. */
async function openHome(page: Page) {
  await page.goto("/");
  const parts = partsOf(page);
  await expect(parts.button).toHaveRole("button");
  return parts;
}

/** Films wait until they are released. */
async function holdFilms(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/films\/.*\.(?:webm|mp4)$/, async (route) => {
    await promise;
    await route.continue();
  });
  return letGo;
}

for (const address of ["/", "/hfc"]) {
  test(`${address}: "Retrieving Video" shows until the film can play`, async ({ page }) => {
    const letGo = await holdFilms(page);
    await page.goto(address);
    const { button, dialog, status, video } = partsOf(page);
    await expect(button).toHaveRole("button");
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(status).toBeVisible();
    letGo();
    await expect(status).toBeHidden();
    await expect(video).not.toHaveJSProperty("readyState", 0);
    await expect(video.locator("track[default]")).toHaveJSProperty("readyState", 2);
    const captions = () => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.mode);
    await expect.poll(captions).toBe("showing");
  });
}

test("no film is fetched before it is asked for", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(films).toEqual([]);
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  "the button": (page) => partsOf(page).close.click(),
  "the overlay": (page) => page.mouse.click(4, 4),
  Escape: (page) => page.keyboard.press("Escape"),
};

for (const [name, close] of Object.entries(waysToClose)) {
  test(`${name} closes the film, which stops, and the focus goes back`, async ({ page }) => {
    const { button, dialog, status, video } = await openHome(page);
    for (const key of ["Enter", "Space"]) {
      await button.press(key);
      await expect(dialog).toBeVisible();
      await expect(status).toBeHidden();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.locator("film-dialog video")).toHaveJSProperty("paused", true);
    }
    await expect(video).toBeHidden();
  });
}

test("under the film, its words", async ({ page }) => {
  const { button, dialog } = await openHome(page);
  const words = dialog.locator("details");
  await expect(words).toBeHidden();
  await button.click();
  await words.locator("summary").click();
  await expect(words.locator("p").first()).toBeVisible();
});

test("a click on the film itself does not close it", async ({ page }) => {
  const { button, dialog, status, video } = await openHome(page);
  await button.click();
  await expect(status).toBeHidden();
  await video.click();
  await expect(dialog).toBeVisible();
});

test("while it is open the keyboard stays inside", async ({ page }) => {
  const { button, dialog } = await openHome(page);
  await button.click();
  await expect(dialog).toBeVisible();
  expect(await reachedOutside(page, dialog, 12)).toEqual([]);
});

test("a film that cannot be fetched is replaced by a message", async ({ page, complaints }) => {
  await page.route(/\/films\/.*\.(?:webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  const { button, dialog } = await openHome(page);
  await button.click();
  await expect(dialog.getByRole("status")).toHaveText(/could not be loaded/);
  // The browser itself complains of the two files that this test took away.
  complaints.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the film's file", async ({ page, request }) => {
    await page.goto("/");
    const { button } = partsOf(page);
    await expect(button).toHaveRole("link");
    const href = (await button.getAttribute("href")) ?? "";
    const film = await request.get(href, { headers: { Range: "bytes=0-99" } });
    expect(film.status()).toBe(206);
    expect(film.headers()["content-type"]).toMatch(/^video\//);
  });

  test("the film stands in words in the page", async ({ page }) => {
    await page.goto("/");
    const words = page.locator("film-dialog details");
    await expect(words).not.toContainText("{");
    await words.locator("summary").click();
    await expect(words.locator("p").last()).toBeVisible();
    await expect(page.locator("video")).toBeHidden();
  });
});

for (const [address, language] of [
  ["/hfc", "en"],
  ["/sw/hfc", "sw"],
] as const) {
  test(`${address}: the narrator's captions show in the language of the page`, async ({ page }) => {
    await page.goto(address);
    const { button, video } = partsOf(page);
    await expect(button).toHaveRole("button");
    await button.click();
    await expect(video).toBeVisible();
    const tracks = await video.evaluate((film: HTMLVideoElement) =>
      [...film.textTracks].map((track) => ({ language: track.language, mode: track.mode })),
    );
    expect(tracks).toHaveLength(2);
    expect(tracks.filter(({ mode }) => mode === "showing")).toEqual([
      { language, mode: "showing" },
    ]);
  });
}

test("the button of a film without a narrator says so", async ({ page }) => {
  const { button } = await openHome(page);
  await expect(button).toContainText(content.messages.film.titlesOnly);
});
