import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { type Fact, type WrittenFact, WrittenFactSchema } from "#model/products/fact-schema.ts";

const facts = z.array(WrittenFactSchema).default([]);

/** The parts of a product's file that have or name figures. The product's schema checks the rest later. */
export const FactOwnerSchema = z.looseObject({
  family: z.enum(families),
  audiences: z.tuple([z.enum(audiences)], z.enum(audiences)),
  slug: z.string(),
  changed: z.string().optional(),
  facts,
  groups: z.array(z.looseObject({ path: z.string(), facts })).default([]),
});

type Owner = z.infer<typeof FactOwnerSchema>;

export type FactOwner<F extends WrittenFact = Fact> = Pick<
  Owner,
  "family" | "audiences" | "slug" | "changed"
> & {
  facts: readonly F[];
  groups: readonly { path: string; facts: readonly F[] }[];
};
