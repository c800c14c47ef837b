/**
 * Draws the share pictures of pages, and the icons. Draws only missing ones; `--all` draws all again; any other
 * argument, only the pages whose path contains it.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadContent } from "../../checks/load-content.ts";
import { drawIcons } from "./draw-icons.ts";
import { drawShares } from "./draw-shares.ts";
import { openBrowser } from "./open-browser.ts";

const asked = process.argv.slice(2);
const folder = fileURLToPath(new URL("../../public/pictures/share", import.meta.url));
mkdirSync(folder, { recursive: true });

const browser = await openBrowser();
const isAll = asked.includes("--all");
const parts = asked.filter((word) => word !== "--all");
await drawShares({ browser, folder, content: loadContent(), isAll, parts });
if (parts.length === 0) await drawIcons(browser, isAll);
await browser.close();
