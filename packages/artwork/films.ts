/**
 * Draws the named films, or all. `--draft` makes only a sheet of their frames. `node packages/artwork/films.ts
 * group-welcome --draft`
 */
import { fileURLToPath } from "node:url";
import { loadLanguages } from "../../checks/load-languages.ts";
import { drawDraft, drawFilm } from "./films/draw-film.ts";
import { openBrowser } from "./open-browser.ts";

const asked = process.argv.slice(2);
const isDraft = asked.includes("--draft");
const names = asked.filter((word) => word !== "--draft");
const folder = fileURLToPath(new URL("../../public/films", import.meta.url));
const { en: content, sw } = loadLanguages(undefined, undefined, { mayLackFiles: true });
const browser = await openBrowser();
for (const [name, film] of Object.entries(content.films)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const drawing = { name, film, kiswahili: sw.films[name], content, browser };
  if (isDraft) console.info(await drawDraft(drawing));
  else await drawFilm(drawing, folder);
  console.info(`${name}: ${film.scenes.length} scenes, ${film.seconds} seconds`);
}
await browser.close();
