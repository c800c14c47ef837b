import { join } from "node:path";
import { mistakesInAboutUs } from "#model/about-us/check.ts";
import { mistakesInArticles } from "#model/articles/check.ts";
import { mistakesInBranches } from "#model/branches/check.ts";
import { mistakesInDates } from "#model/dates/check.ts";
import { mistakesInEligibility } from "#model/eligibility/check.ts";
import { mistakesInFiles } from "#model/pictures/check-files.ts";
import { mistakesInLeaders } from "#model/leaders/check.ts";
import { addressesOf, mistakesInLinks } from "#model/links/check.ts";
import { mistakesInTextLinks } from "#model/links/check-text.ts";
import { mistakesInProperties } from "#model/properties/check.ts";
import { mistakesInRightsIssue } from "#model/rights-issue/check.ts";
import { mistakesInScenes } from "#model/pictures/check-scenes.ts";
import { mistakesInTestimonials } from "#model/testimonials/check.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import type { Content } from "./content.ts";
import { deepFreeze } from "#model/reading/deep-freeze.ts";
import { readCatalogue } from "#model/reading/read-catalogue.ts";
import { readPapers } from "#model/reading/read-papers.ts";
import { readPeopleAndPlaces } from "#model/reading/read-people-and-places.ts";
import { readContentFiles } from "#model/reading/read-content-files.ts";
import { withPlaces } from "#model/reading/places.ts";
import { type OnSchema, openReader } from "#model/reading/reader.ts";
import { readSharePictures } from "#model/pictures/share-pictures.ts";

export const ownContentFolder = join(import.meta.dirname, "../content");
const ownPublicFolder = join(import.meta.dirname, "../public");

type LoadOptions = { mayLackFiles?: boolean; onSchema?: OnSchema };

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
  const content: Content = {
    language: "en",
    leftInEnglish: new Set(),
    facts: reader.facts,
    settings: reader.settings,
    ...catalogue,
    ...files,
    ...readPeopleAndPlaces(reader, files.waysToBank),
    ...readPapers(reader, { products: records, publicFolder }),
    // Drawn from all the rest, below.
    sharePictures: {},
    dates: reader.dates,
    // At every moment others: content-at.ts tells.
    expired: [],
    withheld: [],
  };
  throwIfAny([
    ...mistakesInLinks(content),
    ...mistakesInTextLinks(root, { addresses: addressesOf(content), publicFolder }),
    ...(mayLackFiles ? [] : mistakesInFiles(content, publicFolder)),
    ...mistakesInScenes(content.products),
    ...mistakesInEligibility(content),
    ...mistakesInTestimonials(content),
    ...mistakesInProperties(content),
    ...mistakesInAboutUs(content),
    ...mistakesInLeaders(content),
    ...mistakesInArticles(content),
    ...mistakesInBranches(content),
    ...mistakesInRightsIssue(content),
    ...mistakesInDates(content),
  ]);
  return deepFreeze({ ...content, sharePictures: readSharePictures(content, publicFolder) });
}
