import { whatIsDue } from "#model/dates/due.ts";
import { loadLanguages } from "#model/load-languages.ts";

try {
  const strays: string[] = [];
  const content = loadLanguages(process.env["CONTENT_DIR"] || undefined, (stray) =>
    strays.push(stray),
  ).en;
  console.info(`Content is sound: ${content.products.length} products`);
  // Told, and no failures: where a translation fits nothing visitors see the English, and a day that passes breaks nothing.
  for (const stray of strays) console.warn(stray);
  const overdue = whatIsDue(content, { now: Date.now(), days: 0 }).filter(
    ({ isOverdue }) => isOverdue,
  );
  for (const { on, owner = "nobody", file } of overdue)
    console.warn(`${file}: its review by ${on} is overdue (${owner})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
