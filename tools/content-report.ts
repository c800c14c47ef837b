import { join } from "node:path";
import { toKiswahili } from "#model/load/to-kiswahili.ts";
import { listUntranslatedTexts } from "#checks/untranslated-texts.ts";
import { loadContent } from "#checks/load-content.ts";
import { kiswahiliFolder, readKiswahili } from "#model/load/read-kiswahili.ts";
import { countWords, longestSentence } from "#model/words/rules.ts";
import { visitorTexts } from "#model/words/visitor-texts.ts";
import { shareCards } from "#app/pages/share-cards.ts";

/** The records that the bank must replace or confirm before launch: all that are marked as specimen. */
const root = process.env["CONTENT_DIR"] || join(import.meta.dirname, "../content");
const content = loadContent(root);
const { products, landings, pages, documents, careers, testimonials, settings } = content;
const { aboutUs, leaders, articles, whizz, whizzStatement, investors } = content;
const { branches, atms, waysToBank } = content;
const translations = readKiswahili(root, content);
const { page: rightsPage } = content.rightsIssue;

const specimens = [
  ...(settings.phone.provenance === "specimen" ? ["site/settings.yaml: the phone number"] : []),
  ...[
    ...Object.entries(settings.links),
    ...settings.social.map(({ label, href }) => [label, href] as const),
  ]
    .filter(([, address]) => new URL(address).hostname.endsWith(".example"))
    .map(([name, address]) => `site/settings.yaml: the address of ${name} (${address})`),
  ...(settings.mail.provenance === "specimen" ? ["site/settings.yaml: the mailboxes"] : []),
  ...specimensOf(landings, ({ id }) => `landings/${id}.yaml`),
  ...specimensOf(pages, ({ slug }) => `pages/${slug}.md`),
  ...specimensOf(documents, ({ key }) => `documents/${key}.md`),
  ...documents.flatMap(({ key, files }) =>
    files
      .filter(({ pdf }) => !pdf)
      .map(({ file }) => `documents/${key}.md: public/documents/${file} is not there yet`),
  ),
  ...documents.flatMap(({ key, files }) =>
    files
      .filter(({ specimen }) => specimen)
      .map(({ file }) => `documents/${key}.md: public/documents/${file}`),
  ),
  ...content.specimenJobs.map(({ id }) => `jobs/${id}.yaml`),
  ...specimensOf([content.loanPricing], () => "site/loan-pricing.yaml: what loans are priced by"),
  ...specimensOf([content.exchangeRates], () => "site/exchange-rates.yaml: all rates"),
  ...[
    ...content.fraudCentre.troubles.items.map(({ id, ...each }) => ({ place: id, ...each })),
    ...content.fraudCentre.hotlines.items.map(({ need, ...each }) => ({ place: need, ...each })),
    { place: "what the bank never asks for", ...content.fraudCentre.never },
    { place: "how to know that it is the bank", ...content.fraudCentre.know },
  ]
    .filter(isSpecimen)
    .map(({ place }) => `site/fraud-centre.yaml: ${place}`),
  `site/data-rights.yaml: ${content.dataRights.note}`,
  ...[content.complaints.steps]
    .filter(isSpecimen)
    .map(() => entry("site/complaints.yaml: the steps", content.complaints.note)),
  ...specimensOf(
    [
      { place: "impact", ...aboutUs.impact },
      ...aboutUs.profiles.map((each) => ({ place: each.title, ...each })),
      ...aboutUs.subsidiaries.items.map((each) => ({ place: each.name, ...each })),
      ...aboutUs.aims.items.map((each) => ({ place: each.name, ...each })),
      { place: "values", ...aboutUs.values },
    ],
    ({ place }) => `site/about-us.yaml: ${place}`,
  ),
  ...specimensOf(leaders, ({ slug }) => `leaders/${slug}.yaml`),
  ...specimensOf([whizzStatement], () => "whizz-statement/"),
  "site/whizz.yaml: the screens of the app, drawn by us (packages/artwork/screens.ts)",
  ...specimensOf(whizz.reviews.items, ({ name }) => `site/whizz.yaml: the review of "${name}"`),
  ...specimensOf([careers.why], () => "site/careers.yaml: why to work here"),
  ...specimensOf(testimonials, ({ path }) => `testimonials/${path}.yaml`),
  ...specimensOf(content.properties, ({ path }) => `properties/${path}.yaml`),
  ...specimensOf(articles, ({ path }) => `articles/${path}.md`),
  ...investors.groups.flatMap(({ id, years }) =>
    specimensOf(
      years.flatMap(({ documents: all }) => all),
      ({ name, file }) => `investor-documents/${id}.yaml ${file} (${name})`,
    ),
  ),
  ...specimensOf([rightsPage.ceo], () => "site/rights-issue.yaml: the chief executive's message"),
  ...[rightsPage.ceo.film, rightsPage.brief.film, ...rightsPage.options.map(({ film }) => film)]
    .flatMap((film) => (film?.note ? [film] : []))
    .map(({ label, note }) => `site/rights-issue.yaml: the film "${label}". ${note}`),
  ...specimensOf(waysToBank.cards, ({ title }) => `site/ways-to-bank.yaml: the card ${title}`),
  ...branches
    .filter(({ details }) => isSpecimen(details))
    .map(({ slug }) => `branches/${slug}.yaml: its email and services`),
  ...branches.flatMap(({ slug, hours }) =>
    specimensOf(hours ? [hours] : [], () => `branches/${slug}.yaml: its hours`),
  ),
  ...specimensOf(atms, ({ slug }) => `atms/${slug}.yaml`),
  ...specimensOf(
    products,
    ({ family, audiences, slug }) => `products/${family}/${audiences[0]}/${slug}.yaml`,
  ),
  ...translations
    .filter(({ isDraft }) => isDraft)
    .map(({ name }) => `${kiswahiliFolder}/${name}: to be read by a native speaker of Kiswahili`),
];

const undrawn = shareCards(content).filter(({ address }) => !content.sharePictures[address]);
for (const { address } of undrawn)
  console.info(`${address}: its preview is to be drawn (node packages/artwork/main.ts)`);

for (const text of listUntranslatedTexts(content, toKiswahili(content, translations)))
  console.info(text);

console.info(specimens.join("\n"));
console.info(`\n${specimens.length} to replace or confirm before launch`);

const words = countWords(visitorTexts(root));
console.info(
  `\nWords: ${words.unpublished} statements that something is not published, ${words.asks} items that open with "Ask", ${words.long} sentences of more than ${longestSentence} words`,
);

function isSpecimen({ provenance }: { provenance: string }) {
  return provenance === "specimen";
}

type Marked = { provenance: string; note?: string | undefined };

function specimensOf<Each extends Marked>(
  records: readonly Each[],
  placeOf: (record: Each) => string,
) {
  return records.filter(isSpecimen).map((record) => entry(placeOf(record), record.note));
}

function entry(file: string, note: string | undefined) {
  return note ? `${file}: ${note.trim()}` : file;
}
