import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import type { Content } from "../../../model/content.ts";
import type { Film } from "../../../model/films/schema.ts";
import { captionsOf } from "./captions.ts";
import { encodeFilm, framesASecond, openEncoder } from "./encode.ts";
import { filmPage, filmSize, seek } from "./film-page.ts";

type Drawing = {
  name: string;
  film: Film;
  /** The same film with the captions of the Kiswahili site. */
  kiswahili: Film | undefined;
  content: Content;
  browser: Browser;
};

/** In pixels; phones use the first. */
const posterWidths = [480, 960];

/** The film with its captions and its poster, which is its first frame, in `folder`. */
export async function drawFilm(drawing: Drawing, folder: string) {
  const { name, film } = drawing;
  const file = join(folder, name);
  const work = mkdtempSync(join(tmpdir(), "film-"));
  const page = await openFilm(drawing, 1);
  const frames = join(work, "frames.mkv");
  const encoder = openEncoder(frames);
  let shot: Buffer | undefined;
  for (let frame = 0; frame < Math.round(film.seconds * framesASecond); frame += 1) {
    const isMoving = await page.evaluate(seek, (frame * 1000) / framesASecond);
    if (isMoving || !shot) shot = await page.screenshot({ type: "jpeg", quality: 95 });
    await encoder.add(shot);
  }
  await encoder.end();
  await drawPoster(page, file);
  await page.close();

  await encodeFilm(frames, file);
  writeFileSync(`${file}.vtt`, captionsOf(film));
  if (drawing.kiswahili?.isNarrated) writeFileSync(`${file}.sw.vtt`, captionsOf(drawing.kiswahili));
  rmSync(work, { recursive: true });
}

/** A preview: every twelfth frame at half size, on one sheet. */
export async function drawDraft(drawing: Drawing): Promise<string> {
  const page = await openFilm(drawing, 0.5);
  const [width, height] = [filmSize.width / 2, filmSize.height / 2];
  const columns = 4;
  const tiles: OverlayOptions[] = [];
  for (let ms = 0; ms < drawing.film.seconds * 1000; ms += 480) {
    await page.evaluate(seek, ms);
    const [column, row] = [tiles.length % columns, Math.floor(tiles.length / columns)];
    tiles.push({ input: await page.screenshot(), left: column * width, top: row * height });
  }
  await page.close();
  const file = join(tmpdir(), `film-${drawing.name}.png`);
  const rows = Math.ceil(tiles.length / columns);
  const ground = {
    width: columns * width,
    height: rows * height,
    channels: 3,
    background: "#000",
  } as const;
  await sharp({ create: ground }).composite(tiles).png().toFile(file);
  return file;
}

async function openFilm({ film, content, browser }: Drawing, deviceScaleFactor: number) {
  const page = await browser.newPage({ viewport: filmSize, deviceScaleFactor });
  await page.setContent(filmPage(film, content));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page;
}

async function drawPoster(page: Page, file: string) {
  await page.evaluate(seek, 0);
  const shot = await page.screenshot();
  for (const width of posterWidths) {
    const picture = sharp(shot).resize({ width });
    await picture
      .avif({ quality: 58, chromaSubsampling: "4:4:4" })
      .toFile(`${file}-poster-${width}.avif`);
    await picture.webp({ quality: 78 }).toFile(`${file}-poster-${width}.webp`);
  }
}
