import { join } from "node:path";
import { readPictures } from "#model/articles/pictures.ts";
import type { Content } from "#model/content.ts";
import { groupRedirects } from "#model/products/group-redirects.ts";
import { contentFile, type ContentFiles, contentNames } from "./content-files.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { readPapers } from "./read-papers.ts";
import { readPeopleAndPlaces } from "./read-people-and-places.ts";
import { datesOf, type OnSchema, openReader, type Reader } from "./reader.ts";

const repository = join(import.meta.dirname, "../..");
export const ownContentFolder = join(repository, "content");
export const ownPublicFolder = join(repository, "public");

/**
 * Everything an editor wrote, each file checked by its schema; the fields of the files one by one, and their texts as
 * they are written. Throws a ContentError that lists the mistakes.
 */
export function readContent(root: string, publicFolder: string, onSchema?: OnSchema) {
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
    redirects: [...files.redirects, ...groupRedirects(records, files.redirects)],
    ...readPeopleAndPlaces(reader, files.waysToBank),
    ...readPapers(reader, {
      products: records,
      homeCost: files.homeCost,
      publicFolder,
      articlePictures,
    }),
    articlePictures,
    // Made from the checked content.
    sharePictures: {},
    dates: reader.files.map(datesOf),
    // `publishedContentAt` computes them for each moment.
    expired: [],
    unpublishedFiles: [],
  };
  return { content, texts: reader.texts, files: reader.files };
}

function readContentFiles({ oneFile }: Reader): ContentFiles {
  const read = contentNames.map((name) => {
    const { file, schema } = contentFile(name);
    return [name, oneFile(file, schema)];
  });
  // The cast: fromEntries loses the schema of each name.
  return Object.fromEntries(read) as ContentFiles;
}
