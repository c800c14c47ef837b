import { contentFile, type ContentFiles, contentNames } from "#model/load/content-files.ts";
import type { Reader } from "./reader.ts";

/** The single files. */
export function readContentFiles({ oneFile }: Reader): ContentFiles {
  const read = contentNames.map((name) => {
    const { file, schema } = contentFile(name);
    return [name, oneFile(file, schema)];
  });
  // The cast: fromEntries loses the schema of each name.
  return Object.fromEntries(read) as ContentFiles;
}
