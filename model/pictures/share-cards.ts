import { createHash } from "node:crypto";
import { listedPages } from "#app/pages/derived.ts";
import type { ShareCard } from "#domain/pages/share-card.ts";
import type { Content } from "#model/content.ts";

/** As `packages/artwork/share-look.ts` works it out: when the look changes, every picture has a new name. */
export const look = "e3c87811";

/** Every page that has a picture of its own. */
export function shareCards(content: Content): ShareCard[] {
  return listedPages(content).flatMap(({ href, title, card }) =>
    card ? [toCard({ address: href, title, ...card })] : [],
  );
}

/** The card's file. Its name holds a hash of all that the picture shows: a page that changes asks for another. */
export function shareFile(card: ShareCard): string {
  const name = card.address.slice(1).replaceAll("/", "-") || "group";
  const shown = JSON.stringify([look, card]);
  return `${name}-${createHash("sha256").update(shown).digest("hex").slice(0, 8)}.jpg`;
}

/** The order of its properties is part of the hash. */
function toCard({
  brand,
  address,
  title,
  motif,
  art,
  seed = address.split("/").at(-1) || "group",
  kicker,
}: Omit<ShareCard, "seed"> & { seed?: string }): ShareCard {
  return { brand, address, title, motif, art, seed, ...(kicker !== undefined && { kicker }) };
}
