import { readFileSync } from "node:fs";
import { extname, relative } from "node:path";
import { nearest } from "#model/reading/issue-sentence.ts";
import { filesIn } from "#model/reading/records.ts";

/** Links within texts, `[words](/address)`, that lead nowhere. */
export function mistakesInTextLinks(root: string, addresses: ReadonlySet<string>): string[] {
  return filesIn(root)
    .filter((path) => [".md", ".yaml"].includes(extname(path)))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, i) =>
          [...line.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(({ 1: to = "", index }) => {
            const address = to.replace(/[?#].*$/, "");
            if (addresses.has(address)) return [];
            const near = nearest(address, [...addresses]);
            const hint = near === undefined ? "correct the link" : `did you mean ${near}?`;
            return `${relative(root, path)}:${i + 1}:${index + 3} (text): there is no page ${address}: ${hint}`;
          }),
        ),
    );
}
