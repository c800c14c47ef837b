import { join } from "node:path";
import { toKiswahili } from "#model/kiswahili/kiswahili.ts";
import { listUntranslatedTexts } from "#model/kiswahili/untranslated-texts.ts";
import { loadContent } from "#model/load.ts";
import { kiswahiliFolder, readKiswahili } from "#model/reading/read-kiswahili.ts";
import { shareCards } from "#model/pictures/share-cards.ts";

/** What the bank must replace or confirm before launch: every record marked as specimen. */
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
  ...landings.filter(isSpecimen).map(({ id, note }) => entry(`landings/${id}.yaml`, note)),
  ...pages.filter(isSpecimen).map(({ slug, note }) => entry(`pages/${slug}.md`, note)),
  ...documents.filter(isSpecimen).map(({ key, note }) => entry(`documents/${key}.md`, note)),
  ...documents.flatMap(({ key, files }) =>
    files
      .filter(({ bytes }) => bytes === undefined)
      .map(({ file }) => `documents/${key}.md: public/documents/${file} is not there yet`),
  ),
  ...content.specimenJobs.map(({ id }) => `specimen/jobs.yaml: ${id} (npm run hfc -- jobs)`),
  ...[content.loanPricing]
    .filter(isSpecimen)
    .map(({ note }) => entry("site/loan-pricing.yaml: what loans are priced by", note)),
  "specimen/exchange-rates.yaml: all rates (npm run hfc -- rates import)",
  ...[
    ...content.fraudCentre.troubles.items.map(({ id, ...each }) => ({ place: id, ...each })),
    { place: "what the bank never asks for", ...content.fraudCentre.never },
    { place: "how to know that it is the bank", ...content.fraudCentre.know },
  ]
    .filter(isSpecimen)
    .map(({ place }) => entry(`site/fraud-centre.yaml: ${place}`, undefined)),
  `site/data-rights.yaml: ${content.dataRights.note}`,
  ...[content.complaints.steps]
    .filter(isSpecimen)
    .map(() => entry("site/complaints.yaml: the steps", content.complaints.note)),
  ...[
    { place: "impact", ...aboutUs.impact },
    ...aboutUs.profiles.map((each) => ({ place: each.title, ...each })),
    ...aboutUs.subsidiaries.items.map((each) => ({ place: each.name, ...each })),
    ...aboutUs.aims.items.map((each) => ({ place: each.name, ...each })),
    { place: "values", ...aboutUs.values },
  ]
    .filter(isSpecimen)
    .map(({ place, note }) => entry(`site/about-us.yaml: ${place}`, note)),
  ...leaders.filter(isSpecimen).map(({ slug, note }) => entry(`leaders/${slug}.yaml`, note)),
  ...[whizzStatement].filter(isSpecimen).map(({ note }) => entry("whizz-statement/", note)),
  "site/whizz.yaml: the screens of the app, drawn by us (tools/artwork/screens.ts)",
  ...whizz.reviews.items
    .filter(isSpecimen)
    .map(({ name, note }) => entry(`site/whizz.yaml: the review of "${name}"`, note)),
  ...[careers.why]
    .filter(isSpecimen)
    .map(({ note }) => entry("site/careers.yaml: why to work here", note)),
  ...testimonials
    .filter(isSpecimen)
    .map(({ path, note }) => entry(`testimonials/${path}.yaml`, note)),
  ...content.properties
    .filter(isSpecimen)
    .map(({ path, note }) => entry(`properties/${path}.yaml`, note)),
  ...articles.filter(isSpecimen).map(({ path, note }) => entry(`articles/${path}.md`, note)),
  ...investors.groups.flatMap(({ id, years }) =>
    years
      .flatMap(({ documents: all }) => all)
      .filter(isSpecimen)
      .map(({ name, file, note }) =>
        entry(`investor-documents/${id}.yaml ${file} (${name})`, note),
      ),
  ),
  ...[rightsPage.ceo]
    .filter(isSpecimen)
    .map(({ note }) => entry("site/rights-issue.yaml: the chief executive's message", note)),
  ...[rightsPage.ceo.film, rightsPage.brief.film, ...rightsPage.options.map(({ film }) => film)]
    .flatMap((film) => (film?.note ? [film] : []))
    .map(({ label, note }) => `site/rights-issue.yaml: the film "${label}". ${note}`),
  ...waysToBank.cards
    .filter(isSpecimen)
    .map(({ title, note }) => entry(`site/ways-to-bank.yaml: the card ${title}`, note)),
  ...branches
    .filter(({ details }) => isSpecimen(details))
    .map(({ slug }) => `branches/${slug}.yaml: its email and services`),
  ...branches.flatMap(({ slug, hours }) =>
    hours && isSpecimen(hours) ? [entry(`branches/${slug}.yaml: its hours`, hours.note)] : [],
  ),
  ...atms.filter(isSpecimen).map(({ slug, note }) => entry(`atms/${slug}.yaml`, note)),
  ...products
    .filter(isSpecimen)
    .map(({ family, audiences, slug, note }) =>
      entry(`products/${family}/${audiences[0]}/${slug}.yaml`, note),
    ),
  ...translations
    .filter(({ isDraft }) => isDraft)
    .map(({ name }) => `${kiswahiliFolder}/${name}: to be read by a native speaker of Kiswahili`),
];

const undrawn = shareCards(content).filter(({ address }) => !content.sharePictures[address]);
for (const { address } of undrawn)
  console.info(`${address}: its preview is to be drawn (node tools/artwork/main.ts)`);

for (const text of listUntranslatedTexts(content, toKiswahili(content, translations)))
  console.info(text);

console.info(specimens.join("\n"));
console.info(`\n${specimens.length} to replace or confirm before launch`);

function isSpecimen({ provenance }: { provenance: string }) {
  return provenance === "specimen";
}

function entry(file: string, note: string | undefined) {
  return note ? `${file}: ${note.trim()}` : file;
}
