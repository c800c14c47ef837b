import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { toKiswahili } from "#model/load/to-kiswahili.ts";
import { listUntranslatedTexts } from "#checks/untranslated-texts.ts";
import { loadContent } from "#checks/load-content.ts";
import { kiswahiliFolder, readKiswahili } from "#model/load/read-kiswahili.ts";
import { readEditorsTexts } from "#model/reading/find-in-texts.ts";
import { splitFields } from "#model/reading/split-fields.ts";
import { countWords, longestSentence } from "#model/words/rules.ts";
import { visitorTexts } from "#model/words/visitor-texts.ts";
import { daysUntil } from "#domain/time/days.ts";
import { shareCards } from "#app/pages/share-cards.ts";

const SpecimenSchema = z.looseObject({
  provenance: z.literal("specimen"),
  note: z.string().optional(),
  title: z.string().optional(),
  name: z.string().optional(),
  need: z.string().optional(),
  id: z.string().optional(),
});

/** The records that the bank must replace or confirm before launch: all that are marked as specimen. */
const root = process.env["CONTENT_DIR"] || join(import.meta.dirname, "../content");
const content = loadContent(root);
const translations = readKiswahili(root, content);
const { links, social } = content.settings;
const { hero, ceo, brief, options } = content.rightsIssue.page;

const specimens = [
  ...[...readEditorsTexts(root)].flatMap(([file, text]) =>
    specimensIn(parse(splitFields(text).fields)).map((each) => file + each),
  ),
  ...[...Object.entries(links), ...social.map(({ label, href }) => [label, href] as const)]
    .filter(([, address]) => new URL(address).hostname.endsWith(".example"))
    .map(([name, address]) => `site/settings.yaml: the address of ${name} (${address})`),
  ...content.documents.flatMap(({ key, files }) =>
    files
      .filter(({ pdf, specimen }) => !pdf || specimen)
      .map(
        ({ file, pdf }) =>
          `documents/${key}.md: public/documents/${file}${pdf ? "" : " is not there yet"}`,
      ),
  ),
  `site/data-rights.yaml: ${content.dataRights.note}`,
  "site/whizz.yaml: the screens of the app, drawn by us (packages/artwork/screens.ts)",
  ...[...hero.films, ceo.film, brief.film, ...options.flatMap(({ film }) => film ?? [])]
    .filter(({ note }) => note)
    .map(({ label, note }) => `site/rights-issue.yaml: the film "${label}". ${note}`),
  ...translations
    .filter(({ isDraft }) => isDraft)
    .map(({ name }) => `${kiswahiliFolder}/${name}: to be read by a native speaker of Kiswahili`),
];

const undrawn = shareCards(content).filter(({ address }) => !content.sharePictures[address]);
for (const { address } of undrawn)
  console.info(`${address}: its preview is to be drawn (node packages/artwork/main.ts)`);
for (const text of listUntranslatedTexts(content, toKiswahili(content, translations)))
  console.info(text);
for (const { id, applicationDeadline } of content.ownJobs)
  if (daysUntil(applicationDeadline, Date.now()) < 0)
    console.info(`jobs/${id}.yaml: its closing day is past: visitors do not see it`);
console.info(specimens.join("\n"));
console.info(`\n${specimens.length} to replace or confirm before launch`);

const words = countWords(visitorTexts(root));
console.info(
  `\nWords: ${words.unpublished} statements that something is not published, ${words.asks} items that open with "Ask", ${words.long} sentences of more than ${longestSentence} words`,
);

/** The path of each marked record in a file, with its name and its note. */
function specimensIn(value: unknown, place = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.entries(value).flatMap(([key, each]) =>
    specimensIn(each, place ? `${place}.${key}` : ` ${key}`),
  );
  const { success, data } = SpecimenSchema.safeParse(value);
  if (!success) return within;
  const name = place && (data.title ?? data.name ?? data.need ?? data.id);
  return [
    `${place}${name ? ` (${name})` : ""}${data.note ? `: ${data.note.trim()}` : ""}`,
    ...within,
  ];
}
