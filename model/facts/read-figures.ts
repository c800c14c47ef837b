import type { z } from "zod";
import { ProductSchema } from "#model/products/schema.ts";
import { ContentError, throwIfAny } from "#model/reading/content-error.ts";
import type { EditorsTexts } from "#model/reading/find-in-texts.ts";
import { readFolder } from "#model/reading/records.ts";
import { checkReferences } from "./check.ts";
import { FactOwnerSchema } from "./owner-schema.ts";
import { type Figures, figuresByName } from "./references.ts";
import type { FactsSchema } from "./schema.ts";

/** The figures that texts may name; throws where a text names one that is not there. */
export function readFigures(
  root: string,
  texts: EditorsTexts,
  { facts, changed }: z.infer<typeof FactsSchema>,
): Figures {
  const figures = figuresByName(readOwners(root), facts, changed);
  throwIfAny(checkReferences(texts, figures));
  return figures;
}

function readOwners(root: string) {
  try {
    return readFolder(root, "products", FactOwnerSchema).map(({ value }) => value);
  } catch (error) {
    // The whole schema names the other mistakes too.
    if (error instanceof ContentError) readFolder(root, "products", ProductSchema);
    throw error;
  }
}
