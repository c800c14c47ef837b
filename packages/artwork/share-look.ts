import { createHash } from "node:crypto";
import { motifs } from "../../domain/pictures/pattern.ts";
import { scenes, isScene } from "../../domain/pictures/scene.ts";
import type { ShareArt } from "../../domain/pictures/share-card.ts";
import { fontFaces } from "./page-parts.ts";
import { sharePage } from "./share-page.ts";

/**
 * A digest of everything in a preview that its card does not contain: layout, textiles, clay scenes. Leaves out the
 * fonts: their subset changes with every new letter.
 */
export function shareLook(): string {
  const arts: ShareArt[] = Object.keys(scenes)
    .filter(isScene)
    .map((scene) => ({ scene }));
  const digest = createHash("sha256");
  for (const motif of motifs) digest.update(page(motif, { icon: "percent" }));
  for (const art of arts) digest.update(page("savings", art));
  return digest.digest("hex").slice(0, 8);
}

function page(motif: (typeof motifs)[number], art: ShareArt) {
  const card = { address: "/", brand: "bank", kicker: "A", title: "A", seed: "a" } as const;
  const names = { group: { name: "A" }, bank: { name: "A" }, tagline: "A" };
  return sharePage({ ...card, motif, art }, names).replace(fontFaces, "");
}
