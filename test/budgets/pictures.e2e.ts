import { expect, test } from "@playwright/test";
import { expectLargestAtOnce, pagesWithPictures } from "#test/support/browser/largest-picture.ts";
import { resize } from "#test/support/browser/resize.ts";
import { desk, phone } from "#test/support/site/site.ts";

for (const address of pagesWithPictures)
  test(`pictures of ${address} fit their boxes, and the first is requested at once`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await expectLargestAtOnce(page, address);

    for (const viewport of [phone, desk]) {
      await resize(page, viewport);
      await page.evaluate(loadAll);
      const boxes = await page.evaluate(boxesOfPictures);
      expect({ width: viewport.width, ...misfits(boxes) }).toEqual({
        width: viewport.width,
        upscaled: [],
        tooLarge: [],
      });
    }
  });

type Box = { name: string; has: number; needs: number; least: number };

function misfits(boxes: readonly Box[]) {
  // A small box may use the large file of another box: it is not downloaded twice.
  const wanted = (name: string) =>
    Math.max(...boxes.filter((box) => box.name === name).map(({ needs }) => needs));
  return {
    upscaled: boxes.filter(({ has, needs }) => has < needs * 0.98),
    tooLarge: boxes.filter(({ name, has, least }) => has > wanted(name) * 2 && has > least),
  };
}

/** Runs in the page. Loads all lazy pictures at once, and again for a wider window. */
async function loadAll() {
  for (const image of document.images) image.loading = "eager";
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  await Promise.all(
    [...document.images].map(
      (image) =>
        image.complete ||
        new Promise((resolve) => {
          for (const end of ["load", "error"]) image.addEventListener(end, resolve);
        }),
    ),
  );
}

/** Runs in the page. Widths in pixels: of the loaded file, of its visible part, and of the smallest file available. */
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
