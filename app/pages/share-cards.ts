import type { ShareCard } from "#domain/pictures/share-card.ts";
import type { Content } from "#model/content.ts";
import { listedPages } from "./page-lists.ts";

/** Every page that has a picture of its own. */
export function shareCards(content: Content): ShareCard[] {
  return listedPages(content).flatMap(({ href, title, card }) =>
    card ? [toCard({ address: href, title, ...card })] : [],
  );
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
