import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import type { Content } from "../../model/content.ts";
import { shareCards } from "../../app/pages/share-cards.ts";
import { shareFile } from "../../model/pictures/share-pictures.ts";
import { fitTitle, sharePage, shareSize } from "./share-page.ts";
import { mostShareBytes } from "./share-limits.ts";

type DrawOptions = {
  browser: Browser;
  folder: string;
  content: Content;
  isAll: boolean;
  /** Draws only pages whose path contains one of these; all pages if empty. */
  parts: readonly string[];
};

/** Draws missing pictures, and removes those that belong to no page. */
export async function drawShares({ browser, folder, content, isAll, parts }: DrawOptions) {
  const cards = shareCards(content).map((card) => ({ card, file: shareFile(card) }));
  const files = new Set(cards.map(({ file }) => file));
  const gone = readdirSync(folder).filter((file) => !files.has(file));
  for (const file of gone) rmSync(join(folder, file));

  const wanted = cards.filter(
    ({ card: { address }, file }) =>
      (isAll || parts.length > 0 || !existsSync(join(folder, file))) &&
      (parts.length === 0 || parts.some((part) => address.includes(part))),
  );
  const page = await browser.newPage({ viewport: shareSize });
  for (const { card, file } of wanted) {
    await page.setContent(sharePage(card, content.settings));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(fitTitle);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const bytes = await shoot(page);
    if (!bytes) throw new Error(`The preview of ${card.address} does not fit its bytes`);
    writeFileSync(join(folder, file), bytes);
  }
  await page.close();
  console.info(`Previews: ${wanted.length} drawn, ${gone.length} removed, ${cards.length} in all`);
}

/** Tries the best quality first; below the last one, letters have halos. */
async function shoot(page: Page) {
  const shot = sharp(await page.screenshot());
  for (const quality of [58, 52, 46, 40]) {
    const bytes = await shot.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostShareBytes) return bytes;
  }
  return undefined;
}
