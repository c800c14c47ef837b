import { join } from "node:path";
import type { z } from "zod";
import { withPlaces } from "#model/reading/places.ts";
import { kiswahiliFolder, phrasesFile, PhrasesSchema } from "./read-kiswahili.ts";
import { ownPublicFolder, readContent } from "./read-content.ts";

/** The schema of each file and folder of the content: `site/menus.yaml`, `products`. */
export function schemasOfKinds(root: string): ReadonlyMap<string, z.ZodType> {
  const kinds = new Map<string, z.ZodType>();
  withPlaces(root, () =>
    readContent(root, ownPublicFolder, (file, schema) => kinds.set(file, schema)),
  );
  kinds.set(join(kiswahiliFolder, phrasesFile), PhrasesSchema);
  return kinds;
}
