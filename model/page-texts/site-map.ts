import { z } from "zod";
import { siteAreas } from "#domain/site/site-areas.ts";
import { Summary, Title } from "#model/reading/texts.ts";

/** The texts of /site-map, with the names of its areas. */
export const SiteMapSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: z.string().min(30).max(200),
  areas: z.record(z.enum(siteAreas), Title),
});
