import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { parseAst } from "vite";

/** The build's target, ES2022, has these, and Safari before 16.4 has not: one of them loses the whole script. */
const unknown = {
  "a static block": ({ type }: Node) => type === "StaticBlock",
  "a regular expression that looks behind": ({ regex }: Node) =>
    /\(\?<[=!]/.test(regex?.pattern ?? ""),
  "the flag v": ({ regex }: Node) => regex?.flags?.includes("v") ?? false,
};
type Node = { type?: string; regex?: { pattern?: string; flags?: string } };

test("no script holds syntax that the oldest browsers do not know", () => {
  const files = globSync("build/client/assets/*.js");
  const found = files.flatMap((file) => unknownSyntax(readFileSync(file, "utf8"), file));
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

function unknownSyntax(script: string, file: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseAst(script), (_, value) => {
    if (typeof value === "bigint") return String(value);
    if (value instanceof Object)
      for (const [name, isIt] of Object.entries(unknown))
        if (isIt(value)) found.push(`${file}: ${name}`);
    return value;
  });
  return found;
}
