import { listedPages } from "#app/pages/derived.ts";
import type { Content } from "#model/content.ts";

/** The address of the page that a file makes, by the file; for files that are seen in one place only. */
export function fileAddresses(content: Content): ReadonlyMap<string, string> {
  return new Map(
    listedPages(content).flatMap(({ file, href }) =>
      [file ?? []].flat().map((each): [string, string] => [each, href]),
    ),
  );
}
