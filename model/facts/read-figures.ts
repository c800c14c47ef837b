import type { z } from "zod";
import type { WrittenFact } from "#model/products/fact-schema.ts";
import { ProductSchema } from "#model/products/schema.ts";
import { ContentError, throwIfAny } from "#model/reading/content-error.ts";
import type { EditorsTexts } from "#model/reading/find-in-texts.ts";
import { readRecords } from "#model/reading/records.ts";
import { checkReferences } from "./check.ts";
import { FactOwnerSchema } from "./owner-schema.ts";
import { type Figures, figuresByName } from "./references.ts";
import { inFull } from "./same-as.ts";
import type { FactsSchema } from "./schema.ts";

/** The figures that texts may name; throws where a text names one that is not there. */
export function readFigures(
  root: string,
  texts: EditorsTexts,
  { facts, changed }: z.infer<typeof FactsSchema>,
): Figures {
  const owners = readOwners(root);
  const written = figuresByName<WrittenFact>(
    owners.map(({ value }) => value),
    facts,
    changed,
  );
  const mistakes: string[] = [];
  const full = owners.map(({ file, value }) =>
    inFull(value, written, (mistake) => mistakes.push(`${file} ${mistake}`)),
  );
  throwIfAny(mistakes);
  const figures = figuresByName(full, facts, changed);
  throwIfAny(checkReferences(texts, figures));
  return figures;
}

function readOwners(root: string) {
  try {
    const owners = readRecords(root, "products/*/*/*.yaml", FactOwnerSchema);
    throwIfAny(
      owners.flatMap(({ file, value: { family, audiences, slug } }) => {
        const expected = `products/${family}/${audiences[0]}/${slug}.yaml`;
        return file === expected ? [] : [`${file} slug: this record belongs in ${expected}`];
      }),
    );
    return owners;
  } catch (error) {
    // The complete schema reports all mistakes.
    if (error instanceof ContentError) readRecords(root, "products/*/*/*.yaml", ProductSchema);
    throw error;
  }
}
