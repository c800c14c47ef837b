import { join } from "node:path";
import { checkAboutUs } from "#model/about-us/check.ts";
import { checkArticles } from "#model/articles/check.ts";
import { readPictures } from "#model/articles/pictures.ts";
import { checkBranches } from "#model/branches/check.ts";
import { checkDates } from "#model/dates/check.ts";
import { checkEligibility } from "#model/eligibility/check.ts";
import { checkSameFigures } from "#model/facts/check-same.ts";
import { checkFiles } from "#model/pictures/check-files.ts";
import { checkLeaders } from "#model/leaders/check.ts";
import { addressesOf, checkLinks } from "#model/links/check.ts";
import { checkHosts } from "#model/links/check-hosts.ts";
import { checkTextLinks } from "#model/links/check-text.ts";
import { checkAskedPrices } from "#model/products/check-asked-prices.ts";
import { checkNeeds } from "#model/products/check-needs.ts";
import { groupRedirects } from "#model/products/group-redirects.ts";
import { checkPrices } from "#model/products/check-prices.ts";
import { checkProperties } from "#model/properties/check.ts";
import { checkRightsIssue } from "#model/rights-issue/check.ts";
import { checkScenes } from "#model/pictures/check-scenes.ts";
import { checkTestimonials } from "#model/testimonials/check.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import type { Content } from "./content.ts";
import { deepFreeze } from "#model/reading/deep-freeze.ts";
import { readCatalogue } from "#model/reading/read-catalogue.ts";
import { readPapers } from "#model/reading/read-papers.ts";
import { readPeopleAndPlaces } from "#model/reading/read-people-and-places.ts";
import { readContentFiles } from "#model/reading/read-content-files.ts";
import { checkStrayFiles } from "#model/reading/check-stray-files.ts";
import { withPlaces } from "#model/reading/places.ts";
import { type OnSchema, openReader } from "#model/reading/reader.ts";
import { readSharePictures } from "#model/pictures/share-pictures.ts";

export const ownContentFolder = join(import.meta.dirname, "../content");
const ownPublicFolder = join(import.meta.dirname, "../public");

export type LoadOptions = { mayLackFiles?: boolean; onSchema?: OnSchema };

/**
 * Reads and cross-checks everything an editor wrote; throws a ContentError that lists the mistakes. `mayLackFiles` is
 * for the tools that draw the files of `public`, before these exist.
 */
export function loadContent(
  root = ownContentFolder,
  publicFolder = ownPublicFolder,
  options: LoadOptions = {},
): Content {
  return withPlaces(root, () => readAndCheck(root, publicFolder, options));
}

function readAndCheck(
  root: string,
  publicFolder: string,
  { mayLackFiles = false, onSchema }: LoadOptions,
): Content {
  const reader = openReader(root, onSchema);
  const { records, catalogue } = readCatalogue(reader);
  const files = readContentFiles(reader);
  const articlePictures = readPictures(root);
  const content: Content = {
    language: "en",
    untranslatedTexts: new Set(),
    facts: reader.facts,
    figureDays: reader.figureDays,
    settings: reader.settings,
    ...catalogue,
    ...files,
    redirects: [...files.redirects, ...groupRedirects(records)],
    ...readPeopleAndPlaces(reader, files.waysToBank),
    ...readPapers(reader, {
      products: records,
      homeCost: files.homeCost,
      publicFolder,
      articlePictures,
    }),
    articlePictures,
    // Drawn from all the rest, below.
    sharePictures: {},
    dates: reader.dates,
    // At every moment others: content-at.ts tells.
    expired: [],
    unconfirmed: new Set(),
    unpublishedFiles: [],
  };
  throwIfAny([
    ...checkStrayFiles(root, reader.dates),
    ...checkLinks(content),
    ...checkHosts(reader.texts, content.knownHosts.hosts),
    ...checkTextLinks(reader.texts, { addresses: addressesOf(content), publicFolder }),
    ...(mayLackFiles ? [] : checkFiles(content, publicFolder)),
    ...checkScenes(content.products),
    ...checkNeeds(content),
    ...checkSameFigures(content),
    ...checkPrices(content),
    ...checkAskedPrices(content),
    ...checkEligibility(content),
    ...checkTestimonials(content),
    ...checkProperties(content),
    ...checkAboutUs(content),
    ...checkLeaders(content),
    ...checkArticles(content),
    ...checkBranches(content),
    ...checkRightsIssue(content),
    ...checkDates(content),
  ]);
  return deepFreeze({ ...content, sharePictures: readSharePictures(content, publicFolder) });
}
