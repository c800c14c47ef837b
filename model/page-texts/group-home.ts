import { z } from "zod";
import { SlugSchema } from "#model/products/schema.ts";
import { SceneSchema } from "#model/pictures/scene-schema.ts";
import { MenuLinkSchema } from "#model/reading/site.ts";
import { Summary, Title } from "#model/reading/texts.ts";

const Text = z.string().min(20).max(240);

/** PAG-13: the group's landing page. */
export const GroupHomeSchema = z.strictObject({
  title: Title,
  summary: Summary,
  film: SlugSchema,
  slides: z
    .array(
      z.strictObject({
        title: Title,
        text: Text,
        picture: SlugSchema,
        alt: z.string().min(15),
        link: MenuLinkSchema,
      }),
    )
    .length(4, "the landing page has four slides"),
  tiles: z
    .array(
      z.strictObject({
        title: Title,
        text: z.string().min(10).max(60),
        scene: SceneSchema,
        tone: z.enum(["sand", "teal", "jacaranda", "leaf"]),
        link: MenuLinkSchema,
      }),
    )
    .length(4, "the landing page has four tiles"),
});
