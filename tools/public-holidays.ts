import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Calendar from "date-holidays";
import { parse } from "yaml";

/**
 * Lists Kenya's public holidays, for branches' hours and exchange rates. Run it by hand before the last year of the
 * list; its output is committed: `node tools/public-holidays.ts`.
 */
const file = fileURLToPath(new URL("../content/site/public-holidays.yaml", import.meta.url));
const firstYear = 2022;
const lastYear = 2040;
const head = `# Kenya's public holidays until ${lastYear}, as tools/public-holidays.ts lists them. Not to be edited: a day that the Gazette
# moves, adds or takes away is written in ways-to-bank.yaml, under holidays.
`;

/** The names of a holiday in the calendar and in Kenya. */
const names: Readonly<Record<string, string>> = {
  "Moi Day": "Mazingira Day",
  "End of Ramadan (Eid al-Fitr)": "Idd-ul-Fitr",
  "Feast of the Sacrifice (Eid al-Adha)": "Idd-ul-Azha",
};
/** A holiday on a Sunday moves to the next day that is not a holiday; the calendar says so in brackets. */
const movedMark = / \(substitute day\)$/;

export function listHolidays(): { day: string; name: string }[] {
  const kenya = new Calendar("KE", { languages: ["en"], types: ["public"] });
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i);
  return years
    .flatMap((year) => kenya.getHolidays(year))
    .map(({ date, name }) => ({ day: date.slice(0, 10), name: name.replace(movedMark, "") }))
    .map(({ day, name }) => ({ day, name: names[name] ?? name }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The holidays of the site, for the test that compares. */
export const keptHolidays = (): unknown => parse(readFileSync(file, "utf8"));

if (import.meta.main) {
  const lines = listHolidays().map(({ day, name }) => `- { day: ${day}, name: "${name}" }\n`);
  writeFileSync(file, head + lines.join(""));
}
