import { readdirSync } from "node:fs";
import { join } from "node:path";
import { scenes } from "#domain/pages/scene.ts";
import type { ShareCard, SharePictures } from "#domain/pages/share-card.ts";
import type { Content } from "#model/content.ts";
import { shareCards, shareFile } from "./share-cards.ts";

/** Their folder in public/, and the beginning of their URLs. */
const shareFolder = "pictures/share";

/**
 * The pictures that have been drawn (`node packages/artwork/main.ts`) and still say what the content says. A product that
 * an editor has just added has none; then the nearest page above it lends its own.
 */
export function readSharePictures(content: Content, publicFolder: string): SharePictures {
  const drawn = new Set(filesIn(join(publicFolder, shareFolder)));
  return Object.fromEntries(
    shareCards(content)
      .map((card) => ({ card, file: shareFile(card) }))
      .filter(({ file }) => drawn.has(file))
      .map(({ card, file }) => [
        card.address,
        { src: `/${shareFolder}/${file}`, alt: altOf(card) },
      ]),
  );
}

function altOf({ title, art }: ShareCard) {
  return "scene" in art ? `${title}: ${scenes[art.scene]}` : title;
}

function filesIn(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    // Tests have folders of their own, without pictures to share.
    return [];
  }
}
