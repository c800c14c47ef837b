import { join } from "node:path";
import { mistakesInAboutUs } from "./check-about-us.ts";
import { mistakesInArticles } from "./check-articles.ts";
import { mistakesInBranches } from "./check-branches.ts";
import { mistakesInDates } from "./check-dates.ts";
import { mistakesInEligibility } from "./check-eligibility.ts";
import { mistakesInFiles } from "./check-files.ts";
import { mistakesInLeaders } from "./check-leaders.ts";
import { mistakesInLinks } from "./check-links.ts";
import { mistakesInProperties } from "./check-properties.ts";
import { mistakesInRightsIssue } from "./check-rights-issue.ts";
import { mistakesInScenes } from "./check-scenes.ts";
import { mistakesInTestimonials } from "./check-testimonials.ts";
import { throwIfAny } from "./content-error.ts";
import type { Content } from "./content.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { readPapers } from "./read-papers.ts";
import { readPeopleAndPlaces } from "./read-people-and-places.ts";
import { readSiteTexts } from "./read-site-texts.ts";
import { openReader } from "./reader.ts";
import { readSharePictures } from "./share-pictures.ts";

const ownPublicFolder = join(import.meta.dirname, "../public");

/**
 * Reads and cross-checks everything an editor wrote; throws a ContentError that lists the mistakes. Whoever is about
 * to draw the files of `public` reads it while they are missing.
 */
export function loadContent(
  root = import.meta.dirname,
  publicFolder = ownPublicFolder,
  { mayLackFiles = false } = {},
): Content {
  const reader = openReader(root);
  const { records, catalogue } = readCatalogue(reader);
  const content: Content = {
    language: "en",
    leftInEnglish: new Set(),
    settings: reader.settings,
    ...catalogue,
    ...readSiteTexts(reader),
    ...readPeopleAndPlaces(reader),
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
