import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "./content-error.ts";
import { splitFrontMatter } from "./records.ts";
import { openYaml } from "./yaml-file.ts";

/** Runs `read`, and adds the line to each mistake that only has a file and field. */
export function withPlaces<T>(root: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(
      error.message
        .split("\n")
        .map((mistake) => withPlace(root, mistake))
        .join("\n"),
    );
  }
}

function withPlace(root: string, mistake: string) {
  const [, file, field, sentence] = /^(\S+\.(?:yaml|md)) (\w[\w.-]*): (.*)$/s.exec(mistake) ?? [];
  if (file === undefined || field === undefined || !existsSync(join(root, file))) return mistake;
  const { fields } = splitFrontMatter(join(root, file), file);
  const path = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return `${openYaml(fields, file).placeOf(path)} ${field}: ${sentence}`;
}
