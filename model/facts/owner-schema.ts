import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { FactSchema } from "#model/products/fact-schema.ts";

const facts = z.array(FactSchema).default([]);

/** Of a product's file, what has figures and names them; its own schema checks the rest, once these are known. */
export const FactOwnerSchema = z.looseObject({
  family: z.enum(families),
  audiences: z.tuple([z.enum(audiences)], z.enum(audiences)),
  slug: z.string(),
  changed: z.string().optional(),
  facts,
  groups: z.array(z.looseObject({ path: z.string(), facts })).default([]),
});

export type FactOwner = Pick<
  z.infer<typeof FactOwnerSchema>,
  "family" | "audiences" | "slug" | "changed" | "facts"
> & {
  groups: readonly Pick<z.infer<typeof FactOwnerSchema>["groups"][number], "path" | "facts">[];
};
