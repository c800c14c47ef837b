import { z } from "zod";
import { haveOwn } from "#model/reading/unique.ts";
import { changedField } from "#model/dates/clock.ts";
import { FactSchema } from "#model/products/fact-schema.ts";

const SourcedFact = FactSchema.refine(
  ({ source, asOf }) => source !== undefined && asOf !== undefined,
  { error: "names its source and its date (asOf)", path: ["source"] },
);

/** Figures that no product owns, which any text may name: `{facts.depositsInsured}`. */
export const FactsSchema = z.strictObject({
  facts: z.array(SourcedFact).refine(haveOwn("id"), "each fact has an id of its own"),
  /** Statements made in many texts: a sentence that mentions the subject may only give these figures. */
  statements: z
    .array(
      z.strictObject({
        subject: z.string().min(3),
        figures: z.array(z.string()).min(1),
        source: z.url(),
        asOf: z.iso.date(),
      }),
    )
    .default([]),
  ...changedField,
});

export type Statement = z.output<typeof FactsSchema>["statements"][number];
