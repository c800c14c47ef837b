import type { Leader } from "#model/leaders/schema.ts";
import type { Leadership } from "#model/leaders/leadership-schema.ts";
import { initialsOf } from "#domain/contact/initials.ts";
import { type LeadershipCategory, specimenPrefix } from "#domain/site/leadership.ts";
import { paths } from "#app/pages/paths.ts";
import { familyOf } from "#domain/products/families.ts";

/** The fields of a leader that a list shows, in the colours of the board. */
export function toLeaderCard(
  leader: Leader,
  category: LeadershipCategory,
  { categories }: Leadership,
) {
  const { slug, name, title, excerpt, provenance, image, hoverImage } = leader;
  const { motif } = categories[category];
  const nameOrOffice = name.replace(specimenPrefix, "");
  const face = (picture: string | undefined, turn: number) => ({
    picture,
    ring: paths.pattern(motif, "ring", slug, turn),
    initials: initialsOf(nameOrOffice),
  });
  return {
    slug,
    name,
    /** The name without the specimen prefix: the specimen mark replaces it. */
    nameOrOffice,
    title,
    excerpt,
    href: paths.leader(category, slug),
    isSpecimen: provenance === "specimen",
    family: familyOf(motif),
    portrait: face(image, 0),
    /** Shown on hover. */
    hover: face(hoverImage, 1),
  };
}

export type LeaderCardData = ReturnType<typeof toLeaderCard>;
