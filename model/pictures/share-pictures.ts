import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { scenes } from "#domain/pages/scene.ts";
import type { ShareCard, SharePictures } from "#domain/pages/share-card.ts";

/** As `packages/artwork/share-look.ts` works it out: when the look changes, every picture has a new name. */
export const look = "e3c87811";

/** Their folder in public/, and the beginning of their URLs. */
const shareFolder = "pictures/share";

/**
 * The pictures that have been drawn (`node packages/artwork/main.ts`) and still say what the content says. A product that
 * an editor has just added has none; then the nearest page above it lends its own.
 */
export function readSharePictures(
  cards: readonly ShareCard[],
  publicFolder: string,
): SharePictures {
  const drawn = new Set(filesIn(join(publicFolder, shareFolder)));
  return Object.fromEntries(
    cards
      .map((card) => ({ card, file: shareFile(card) }))
      .filter(({ file }) => drawn.has(file))
      .map(({ card, file }) => [
        card.address,
        { src: `/${shareFolder}/${file}`, alt: altOf(card) },
      ]),
  );
}

/** The card's file. Its name holds a hash of all that the picture shows: a page that changes asks for another. */
export function shareFile(card: ShareCard): string {
  const name = card.address.slice(1).replaceAll("/", "-") || "group";
  const shown = JSON.stringify([look, card]);
  return `${name}-${createHash("sha256").update(shown).digest("hex").slice(0, 8)}.jpg`;
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
