import { existsSync } from "node:fs";
import { join } from "node:path";
import { nearest } from "#model/reading/issue-sentence.ts";
import { type EditorsTexts, findInTexts } from "#model/reading/find-in-texts.ts";

type Known = { addresses: ReadonlySet<string>; publicFolder: string };

/** Links within texts, `[words](/address)`, that lead to no page and to no file. */
export function checkTextLinks(texts: EditorsTexts, { addresses, publicFolder }: Known): string[] {
  return findInTexts(texts, /\]\((\/[^)\s]*)\)/g).flatMap(({ match, place, column }) => {
    const address = match[1]?.replace(/[?#].*$/, "") ?? "";
    if (addresses.has(address) || existsSync(join(publicFolder, address))) return [];
    const near = nearest(address, [...addresses]);
    const hint = near === undefined ? "correct the link" : `did you mean ${near}?`;
    return `${place}:${column + 2} (text): there is no page ${address}: ${hint}`;
  });
}
