import { z } from "zod";
import { leadershipCategories, specimenPrefix } from "#domain/site/leadership.ts";
import { CareerStepSchema } from "#model/about-us/milestone-schema.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { RecordSchema } from "#model/reading/record.ts";

/** A director or manager; the file's name is the slug of the name (COR-3). */
export const LeaderSchema = RecordSchema.safeExtend({
  name: z.string().min(3).max(70),
  title: z.string().min(3).max(70),
  /** The leader's canonical address is under the first; the page is available under the others too. */
  categories: z.tuple([z.enum(leadershipCategories)], z.enum(leadershipCategories)),
  /** Its place in a list, lowest first. */
  order: z.int().default(100),
  /** The text of the card and of search results. */
  excerpt: z.string().min(60).max(160),
  description: z.array(z.string().min(40).max(700)).min(1).max(6),
  /** Offices held and schools attended, the newest first, each with its source. */
  career: z.array(CareerStepSchema).default([]),
  /** A square photograph in public/pictures; without one, initials in a ring of beads. */
  image: SlugSchema.optional(),
  /** The photograph that a card shows on hover. */
  hoverImage: SlugSchema.optional(),
}).refine(
  ({ name, provenance }) => (provenance === "specimen") === name.startsWith(specimenPrefix),
  {
    error: `a specimen is named by its office, "${specimenPrefix}Company secretary", and nobody else is`,
    path: ["name"],
  },
);

export type Leader = z.infer<typeof LeaderSchema> & { slug: string };
