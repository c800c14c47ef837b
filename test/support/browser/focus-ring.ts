import type { ElementHandle, Page } from "@playwright/test";
import sharp from "sharp";
import { contrast } from "#test/support/contrast.ts";

type Picture = { data: Buffer; width: number; channels: number };

/** The needs of a visible focus ring (WCAG 2.4.13): this contrast with what was there, over two pixels all around. */
const contrastNeeded = 3;
const thickness = 2;

/**
 * The share of the required ring that a focused element shows, from 0 to 1 and above: pixels that differ enough from
 * the unfocused state, relative to the element's edge on the screen.
 */
export async function ringShare(page: Page, element: ElementHandle<Element>): Promise<number> {
  const before = await take(page);
  const edge = await element.evaluate(focusAndMeasure);
  return strongPixels(before, await take(page)) / (edge * thickness);
}

async function take(page: Page): Promise<Picture> {
  const { data, info } = await sharp(await page.screenshot({ animations: "disabled" }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, channels: info.channels };
}

/** The length of its edges that are on the screen, of its longest line where it has several. */
function focusAndMeasure(element: Element) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return Infinity;
  element.focus({ preventScroll: true });
  const { innerWidth, innerHeight } = window;
  const lines = [...element.getClientRects()].map(({ left, right, top, bottom }) => {
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const across = Number(top >= 0) + Number(bottom <= innerHeight);
    const along = Number(left >= 0) + Number(right <= innerWidth);
    return Math.max(0, width) * across + Math.max(0, height) * along;
  });
  return Math.max(...lines);
}

function strongPixels(before: Picture, after: Picture) {
  let strong = 0;
  for (let i = 0; i < before.data.length; i += before.channels) {
    if (!differs(before.data, after.data, i)) continue;
    const [one, other] = [before, after].map(({ data }) => [...data.subarray(i, i + 3)]);
    if (contrast(one ?? [], other ?? []) >= contrastNeeded) strong += 1;
  }
  return strong;
}

const differs = (one: Buffer, other: Buffer, at: number) =>
  one[at] !== other[at] || one[at + 1] !== other[at + 1] || one[at + 2] !== other[at + 2];
