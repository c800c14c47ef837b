import { z } from "zod";
import { SlugSchema } from "#model/products/schema.ts";

/** CAT-9: the panel. Names are typeset on the site: no trademark artwork. */
export const UnderwritersSchema = z.array(
  z.strictObject({ id: SlugSchema, name: z.string().min(2) }),
);
export type Underwriter = z.infer<typeof UnderwritersSchema>[number];
