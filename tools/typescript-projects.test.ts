import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The types that a TypeScript project can see, by the files it reads. */
function typesSeenBy(project: string) {
  const files = execFileSync("tsc", ["-p", `tsconfig.${project}.json`, "--listFilesOnly"], {
    encoding: "utf8",
  });
  return { node: /\/@types\/node\//.test(files), dom: /\/lib\.dom\.d\.ts$/m.test(files) };
}

test.each([
  { project: "domain", sees: { node: false, dom: false } },
  { project: "browser", sees: { node: false, dom: true } },
  { project: "server", sees: { node: true, dom: false } },
])("code of the $project sees the globals of its own environment, and no others", (row) => {
  // One type import is enough to add another environment's globals.
  expect(typesSeenBy(row.project)).toEqual(row.sees);
});
