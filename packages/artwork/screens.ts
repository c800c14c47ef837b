/** Draws the screens of the app, with the words of content/site/whizz.yaml: `node packages/artwork/screens.ts`. */
import { fileURLToPath } from "node:url";
import { loadContent } from "../../checks/load-content.ts";
import { openBrowser } from "./open-browser.ts";
import { drawScreens } from "./screens/draw-screens.ts";

const browser = await openBrowser();
const folder = fileURLToPath(new URL("../../public/pictures", import.meta.url));
await drawScreens(browser, loadContent(undefined, undefined, { mayLackFiles: true }).whizz, folder);
await browser.close();
