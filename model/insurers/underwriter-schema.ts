import { z } from "zod";
import { SlugSchema } from "#model/products/schema.ts";

/** A file of public/pictures/underwriters, and the document that lets the bank show it. */
const LogoSchema = z.strictObject({
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|avif|webp)$/,
      "is lower-case words joined by hyphens, and .svg, .avif or .webp",
    ),
  licence: z.string().min(10).max(120),
});

/** CAT-9: the panel. A name is typeset unless the bank has a licence for the insurer's logo. */
export const UnderwritersSchema = z.array(
  z.strictObject({ id: SlugSchema, name: z.string().min(2), logo: LogoSchema.optional() }),
);
export type Underwriter = z.infer<typeof UnderwritersSchema>[number];
