import { z } from "zod";

const Title = z.string().min(3).max(60);

/** The words of /site-map, and which first parts of addresses belong to which area. */
export const SiteMapSchema = z.strictObject({
  title: Title,
  summary: z.string().min(60).max(160),
  lead: z.string().min(30).max(200),
  areas: z.array(z.strictObject({ title: Title, parts: z.array(z.string()).min(1) })).min(3),
  /** For what belongs to none of them. */
  other: Title,
});
