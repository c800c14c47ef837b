import { shareCards } from "#app/pages/share-cards.ts";
import type { Content } from "#model/content.ts";
import { ownContentFolder, ownPublicFolder, readContent } from "#model/load/read-content.ts";
import { readSharePictures } from "#model/pictures/share-pictures.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { deepFreeze } from "#model/reading/deep-freeze.ts";
import { withPlaces } from "#model/reading/places.ts";
import { checkAboutUs } from "./about-us.ts";
import { checkArticles } from "./articles.ts";
import { checkAskedPrices } from "./asked-prices.ts";
import { checkBranches } from "./branches.ts";
import { checkDates } from "./dates.ts";
import { checkEligibility } from "./eligibility.ts";
import { checkFiles } from "./files.ts";
import { checkHosts } from "./hosts.ts";
import { checkLeaders } from "./leaders.ts";
import { checkIcons, checkLinks, linkTargets } from "./links.ts";
import { checkNeeds } from "./needs.ts";
import { checkPrices } from "./prices.ts";
import { checkProperties } from "./properties.ts";
import { checkRightsIssue } from "./rights-issue.ts";
import { checkScenes } from "./scenes.ts";
import { checkStrayFiles } from "./stray-files.ts";
import { checkTestimonials } from "./testimonials.ts";
import { checkTextLinks } from "./text-links.ts";

export type LoadOptions = { mayLackFiles?: boolean };

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

function readAndCheck(root: string, publicFolder: string, { mayLackFiles = false }: LoadOptions) {
  const { content, texts, files } = readContent(root, publicFolder);
  throwIfAny([
    ...checkStrayFiles(root, files),
    ...checkLinks(content, files),
    ...checkIcons(files),
    ...checkHosts(texts, content.knownHosts.hosts),
    ...checkTextLinks(texts, { addresses: linkTargets(content), publicFolder }),
    ...(mayLackFiles ? [] : checkFiles(content, publicFolder)),
    ...checkScenes(content.products),
    ...checkNeeds(content),
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
  const sharePictures = readSharePictures(shareCards(content), publicFolder);
  return deepFreeze({ ...content, sharePictures });
}
