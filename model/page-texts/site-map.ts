import { z } from "zod";
import { siteAreas } from "#domain/pages/site-areas.ts";

const Title = z.string().min(3).max(60);

/** The texts of /site-map, with the names of its areas. */
export const SiteMapSchema = z.strictObject({
  title: Title,
  summary: z.string().min(60).max(160),
  lead: z.string().min(30).max(200),
  areas: z.record(z.enum(siteAreas), Title),
});
