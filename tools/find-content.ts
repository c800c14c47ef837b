import { listedPages } from "#app/pages/page-lists.ts";
import { loadLanguages } from "#checks/load-languages.ts";

// For editors: lists the content files of a page, `npm run content:find /complaints`.
const [asked = "/"] = process.argv.slice(2);
const path = URL.parse(asked, "https://any.example")?.pathname ?? asked;
const page = listedPages(loadLanguages().en).find(({ href }) => href === path);
if (page) {
  const files = new Set([page.file ?? [], page.contentFiles ?? []].flat());
  console.info([...files].map((file) => `content/${file}`).join("\n"));
} else {
  console.error(
    `No list of pages has ${path}. "npm run content:find /site-map" shows the form of a path.`,
  );
  process.exitCode = 1;
}
