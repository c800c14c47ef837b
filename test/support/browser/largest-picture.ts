import { expect, type Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "#test/support/content/content.ts";

/** One of each kind that shows pictures. */
export const pagesWithPictures = [
  "/",
  "/hfc",
  "/save-invest/for-diaspora",
  "/borrow/for-individuals/property-financing/home-loan",
  "/hfc-whizz",
  "/about-us",
  "/leadership",
  "/property-listing",
  paths.property(found(content.properties[0]).path),
  "/rightsissue",
  "/articles",
];

/** Opens a page: if its largest element is a picture, it must load with high priority and not lazily. */
export async function expectLargestAtOnce(page: Page, address: string) {
  await page.addInitScript(rememberLargest);
  await page.goto(address);
  await page.evaluate(untilPainted);
  // The first picture painted is the largest for a moment, on a slow machine for longer.
  await expect.poll(() => page.evaluate(largestPicture)).toEqual(askedForAtOnce);
}

const askedForAtOnce = { loading: expect.not.stringMatching("lazy"), priority: "high" };

/** Runs in the page. Passes if the largest element is not a picture. */
const largestPicture = () => {
  const largest: unknown = Reflect.get(window, "largest");
  return largest === false ? { loading: "", priority: "high" } : largest;
};

/** Runs in the page: records how the largest painted picture was loaded. */
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

/** Runs in the page. A picture in the window may be decoded and painted after the page has loaded. */
async function untilPainted() {
  const inWindow = [...document.images].filter((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    const isWithin = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return isWithin && image.checkVisibility();
  });
  await Promise.allSettled(inWindow.map((image) => image.decode()));
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}
