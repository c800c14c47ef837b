import { expect, type Page, test } from "@playwright/test";
import { desk, phone } from "../support/site.ts";

/** One of each kind that shows pictures. */
const addresses = [
  "/",
  "/hfc",
  "/save-invest/for-diaspora",
  "/borrow/for-individuals/property-financing/home-loan",
  "/hfc-whizz",
  "/about-us",
  "/leadership",
  "/property-listing",
  "/property-listing/view/k-mall",
  "/rightsissue",
  "/articles",
];

for (const viewport of [phone, desk])
  for (const address of addresses)
    test(`pictures of ${address} fit their boxes at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(rememberLargest);
      await page.goto(address, { waitUntil: "load" });

      await page.evaluate(untilPainted);
      // The first picture painted is the largest for a moment, on a slow machine for longer.
      await expect.poll(() => page.evaluate(largestPicture)).toEqual(askedForAtOnce);

      await scrollThrough(page);
      const boxes = await page.evaluate(boxesOfPictures);
      const upscaled = boxes.filter(({ has, needs }) => has < needs * 0.98);
      // A small box takes the large file that another box has fetched: nothing is sent for it.
      const wanted = (name: string) =>
        Math.max(...boxes.filter((box) => box.name === name).map(({ needs }) => needs));
      const tooLarge = boxes.filter(
        ({ name, has, least }) => has > wanted(name) * 2 && has > least,
      );
      expect({ upscaled, tooLarge }).toEqual({ upscaled: [], tooLarge: [] });
    });

const askedForAtOnce = { loading: expect.not.stringMatching("lazy"), priority: "high" };

/** Runs in the page. Where the largest thing is no picture, all is as it should be. */
const largestPicture = () => Reflect.get(window, "largest") || { loading: "", priority: "high" };

/** Runs in the page: of the largest thing painted, where it is a picture, how it was asked for. */
function rememberLargest() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element: unknown = Reflect.get(entry, "element");
      const isPicture = element instanceof HTMLImageElement;
      Reflect.set(
        window,
        "largest",
        isPicture && { loading: element.loading, priority: element.fetchPriority },
      );
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page. A picture may be decoded and painted after the page has loaded. */
async function untilPainted() {
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.allSettled(loaded.map((image) => image.decode()));
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** Pictures are fetched as they come near. */
async function scrollThrough(page: Page) {
  for (const picture of await page.locator("main img").all())
    if (await picture.isVisible())
      await picture.evaluate(async (image) => {
        image.scrollIntoView({ behavior: "instant", block: "center" });
        if (image instanceof HTMLImageElement) await image.decode();
      });
}

/** Runs in the page. Widths in pixels: of the file that came, of what its box shows of it, of the least there is. */
function boxesOfPictures() {
  const widthIn = (name: string) => Number(/-(\d+)\.(?:avif|webp)/.exec(name)?.[1]);
  return [...document.images].flatMap((image) => {
    const has = widthIn(image.currentSrc);
    const box = image.getBoundingClientRect();
    if (!has || box.width === 0) return [];
    const fromHeight = (box.height * image.naturalWidth) / image.naturalHeight;
    const fit = getComputedStyle(image).objectFit;
    const needs =
      fit === "cover"
        ? Math.max(box.width, fromHeight)
        : fit === "contain"
          ? Math.min(box.width, fromHeight)
          : box.width;
    const sources = image.closest("picture")?.querySelectorAll("source") ?? [];
    const set = [...sources].map(({ srcset }) => srcset.split(", ").map(widthIn)).flat();
    return [
      { name: image.currentSrc, has, needs: Math.round(needs), least: Math.min(...set, has) },
    ];
  });
}
