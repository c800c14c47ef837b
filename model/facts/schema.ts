import { z } from "zod";
import { changedField } from "#model/dates/clock.ts";
import { FactSchema } from "#model/products/fact-schema.ts";

const SourcedFact = FactSchema.refine(
  ({ source, asOf }) => source !== undefined && asOf !== undefined,
  { error: "names its source and its date (asOf)", path: ["source"] },
);

/** Figures that no product owns, which any text may name: `{facts.depositsInsured}`. */
export const FactsSchema = z.strictObject({
  facts: z
    .array(SourcedFact)
    .refine((facts) => new Set(facts.map(({ id }) => id)).size === facts.length, {
      error: "each fact has an id of its own",
    }),
  ...changedField,
});
