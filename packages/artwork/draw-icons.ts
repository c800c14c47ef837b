import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { iconPage, icons } from "./icon-page.ts";
import { toIco } from "./ico.ts";

/** The favicon and phone icons, from the logo in public/favicon.svg. */
export async function drawIcons(browser: Browser, isAll: boolean) {
  const page = await browser.newPage();
  let drawn = 0;
  for (const icon of icons) {
    const file = fileURLToPath(new URL(`../../public/${icon.file}`, import.meta.url));
    if (!isAll && existsSync(file)) continue;
    await page.setViewportSize({ width: icon.side, height: icon.side });
    await page.setContent(iconPage(icon));
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(file, icon.file.endsWith(".ico") ? toIco(png, icon.side) : png);
    drawn += 1;
  }
  await page.close();
  console.info(`Icons: ${drawn} drawn, ${icons.length} in all`);
}
