import { z } from "zod";
import { SlugSchema } from "#model/products/schema.ts";
import { RecordSchema } from "#model/reading/record.ts";

/** An employee on their work; the file's name is the path. */
export const TestimonialSchema = RecordSchema.safeExtend({
  name: z.string().min(3).max(60),
  /** One of the companies of site/careers.yaml. */
  company: z.string(),
  /** Its place in the list, lowest first. */
  order: z.int().default(100),
  /** The text of the card and of search results. */
  quote: z.string().min(60).max(160),
  description: z.array(z.string().min(80).max(900)).min(2).max(6),
  /** A square photograph in public/pictures; without one, initials in a ring of beads. */
  image: SlugSchema.optional(),
});

export type Testimonial = z.infer<typeof TestimonialSchema> & { path: string };
