import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { scenes } from "#domain/pictures/scene.ts";
import type { ShareCard } from "#domain/pictures/share-card.ts";

/** Computed by `packages/artwork/share-look.ts`: when the look changes, every picture has a new name. */
export const look = "1f3aab75";

/** Their folder in public/, and the beginning of their URLs. */
const shareFolder = "pictures/share";

/**
 * The drawn pictures (`node packages/artwork/main.ts`) that still match the content. A new product has none, and uses
 * that of the nearest page above it.
 */
export function readSharePictures(cards: readonly ShareCard[], publicFolder: string) {
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

/** The card's file. Its name has a hash of everything in the picture, so a changed page gets a new picture. */
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
