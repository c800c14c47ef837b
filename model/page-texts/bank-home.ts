import { z } from "zod";
import { motifs } from "#domain/pictures/pattern.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { Summary, Title } from "#model/reading/texts.ts";

const Text = z.string().min(20).max(240);

/** PAG-14: the bank's home page. */
export const BankHomeSchema = z.strictObject({
  title: Title,
  hero: Title,
  summary: Summary,
  lead: Text,
  film: SlugSchema,
  /** The tasks that visitors come for; hints are shown on desktops only. */
  tasks: z
    .array(
      z.strictObject({ icon: SlugSchema, hint: z.string().min(3).max(30), link: MenuLinkSchema }),
    )
    .length(8, "the bank's home has eight tasks"),
  slides: z
    .array(
      z.strictObject({ title: Title, text: Text, motif: z.enum(motifs), link: MenuLinkSchema }),
    )
    .min(2),
  app: z.strictObject({ title: Title, text: Text }),
});
