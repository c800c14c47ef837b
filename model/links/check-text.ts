import { existsSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { nearest } from "#model/reading/issue-sentence.ts";
import { filesIn } from "#model/reading/records.ts";

type Known = { addresses: ReadonlySet<string>; publicFolder: string };

/** Links within texts, `[words](/address)`, that lead to no page and to no file. */
export function checkTextLinks(root: string, { addresses, publicFolder }: Known): string[] {
  return filesIn(root)
    .filter((path) => [".md", ".yaml"].includes(extname(path)))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, i) =>
          [...line.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(({ 1: to = "", index }) => {
            const address = to.replace(/[?#].*$/, "");
            if (addresses.has(address) || existsSync(join(publicFolder, address))) return [];
            const near = nearest(address, [...addresses]);
            const hint = near === undefined ? "correct the link" : `did you mean ${near}?`;
            return `${relative(root, path)}:${i + 1}:${index + 3} (text): there is no page ${address}: ${hint}`;
          }),
        ),
    );
}
