import type { Content } from "#model/content.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

/** SEA-7: each leader is found once, even as a member of several boards. */
export function readLeaders({ leaders, leadership }: Content): SearchRecord[] {
  const bySlug = new Map(leaders.map((leader) => [leader.slug, leader]));
  return [...bySlug.values()].map((leader) => ({
    kind: "leaders",
    href: paths.leader(leader.categories[0], leader.slug),
    title: leader.name,
    description: [leader.excerpt, leader.title, ...leader.description],
    texts: [
      ...leader.categories.map((category) => leadership.categories[category].title),
      ...leader.career.map(({ what }) => what),
    ],
    isSpecimen: leader.provenance === "specimen",
  }));
}

export function readTestimonials({ testimonials, careers }: Content): SearchRecord[] {
  return testimonials.map(({ path, name, company, quote, description, provenance }) => ({
    kind: "careers",
    label: careers.testimonials.title,
    href: paths.testimonial(path),
    title: name,
    description: [quote, ...description],
    texts: [company],
    isSpecimen: provenance === "specimen",
  }));
}
