import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { Whizz } from "../../../model/page-texts/whizz.ts";
import { fontFaces } from "../page-parts.ts";
import { screenHtml, screenNames, screenSize } from "./app-screens.ts";
import { screenStyles } from "./screen-styles.ts";

/** In pixels: what a phone shows on a standard screen and on a high-density one. */
const widths = [240, 480];

/** The screens of the app, as `public/pictures/app-{name}-{width}.{avif,webp}`. */
export async function drawScreens(browser: Browser, whizz: Whizz, folder: string) {
  const page = await browser.newPage({ viewport: screenSize, deviceScaleFactor: 2 });
  for (const name of screenNames) {
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${fontFaces}${screenStyles}body { margin: 0 }</style>${screenHtml(name, whizz)}`,
    );
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    for (const width of widths) {
      const picture = sharp(shot).resize({ width });
      const file = `${folder}/app-${name}-${width}`;
      await picture.avif({ quality: 62, chromaSubsampling: "4:4:4" }).toFile(`${file}.avif`);
      await picture.webp({ quality: 82 }).toFile(`${file}.webp`);
    }
  }
  await page.close();
  console.info(`Screens: ${screenNames.length} drawn in ${widths.join(" and ")} pixels`);
}
