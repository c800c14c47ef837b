import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEditorsTexts } from "#model/reading/find-in-texts.ts";
import { normalForm } from "#model/reading/normal-form.ts";
import { whatIsDue } from "#checks/due.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { untranslatedTextsOfFiles } from "#checks/untranslated-texts.ts";
import { checkContent } from "#checks/check-content.ts";
import { outdatedFilms } from "../packages/artwork/films/outdated-films.ts";
import { pagesNearBudget } from "./near-budget.ts";
import { outdatedPapers } from "../packages/specimen-pdfs/outdated-papers.ts";
import { specimensOf } from "../packages/specimen-pdfs/specimens.ts";

try {
  const strays: string[] = [];
  const root = process.env["CONTENT_DIR"] || ownContentFolder;
  if (process.argv.includes("--write"))
    for (const [file, text] of readEditorsTexts(root)) {
      const normal = normalForm(text);
      if (normal !== text) writeFileSync(join(root, file), normal);
    }
  const { en: content, sw } = checkContent(root, (stray) => strays.push(stray));
  console.info(`Content is sound: ${content.products.length} products`);
  // Only warnings: without a fitting translation visitors see English, and an overdue review or an old film breaks
  // nothing.
  for (const stray of strays) console.warn(stray);
  for (const text of untranslatedTextsOfFiles(content, sw)) console.warn(text);
  const overdue = whatIsDue(content, { now: Date.now(), days: 0 }).filter(
    ({ isOverdue }) => isOverdue,
  );
  for (const { on, what, owner = "nobody", file } of overdue)
    if (what === "review") console.warn(`${file}: its review by ${on} is overdue (${owner})`);
  const toConfirm = whatIsDue(content, { now: Date.now(), days: 30 }).filter(
    ({ what }) => what === "confirm",
  );
  for (const [file, sources] of Map.groupBy(toConfirm, (each) => each.file)) {
    const [first] = sources.toSorted((a, b) => a.on.localeCompare(b.on));
    const more = sources.length > 1 ? `, and ${sources.length - 1} more` : "";
    const lapses = first?.isOverdue ? "lapsed" : "lapses";
    console.warn(`${file}: a source ${lapses} on ${first?.on}${more}: confirm it again`);
  }
  for (const name of outdatedFilms(content.films, join(import.meta.dirname, "../public/films")))
    console.warn(
      `films/${name}.yaml: the film shows older words: node packages/artwork/films.ts ${name}`,
    );
  const specimens = specimensOf(root);
  for (const file of outdatedPapers(specimens, join(import.meta.dirname, "../public/documents")))
    console.warn(
      `public/documents/${file} shows an older text: node packages/specimen-pdfs/main.ts`,
    );
  for (const warning of await pagesNearBudget(content, root)) console.warn(warning);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
