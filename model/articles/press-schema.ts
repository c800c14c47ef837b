import { z } from "zod";
import { themes } from "#domain/site/articles.ts";
import { Count, Paging, textFields, ShortText, textWith, Summary } from "#model/reading/texts.ts";

/** The texts of the press pages; articles are in `content/articles`. */
export const PressSchema = z.strictObject({
  title: ShortText.max(60),
  summary: Summary,
  lead: z.string().min(40).max(260),
  themes: z.record(z.enum(themes), ShortText.max(30)),
  filters: z.strictObject({
    ...textFields("title", "theme", "year", "all", "show", "clear"),
    noneMatch: z.strictObject({ title: ShortText, text: ShortText }),
  }),
  count: Count,
  pages: Paging,
  feed: z.strictObject({ title: ShortText, link: ShortText }),
  goTo: textWith("label"),
  release: z.strictObject(textFields("mark", "text")),
  readOn: textWith("day"),
  /** Leads journalists to the contact page. */
  contact: z.strictObject(textFields("title", "text", "button")),
  ...textFields("more", "all"),
  share: z.strictObject({
    ...textFields("title", "whatsapp", "email"),
    message: textWith("title", "address"),
    subject: textWith("title"),
  }),
});
