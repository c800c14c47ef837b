import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { checkContent } from "./check-content.ts";

const long = "Tunakupa huduma. ".repeat(40).trim();
const fraud = "sw/site/fraud-centre.yaml";
const [product = ""] = globSync("sw/products/**/*.yaml", { cwd: "content" });
const changes = [
  [fraud, /^title: .*$/m, `title: ${long}`, " title: has 679 characters"],
  [fraud, /(?<=steps:\n\s*)- .*$/m, `- ${long}`, " troubles.items.0.steps.0: has 679 characters"],
  [product, /^summary: .*\n(?: .*\n)*/m, "summary: Mkopo\n", " summary: has 5 characters"],
] as const;

test("Kiswahili texts are held to the lengths of their fields, on pages, in lists and in products", () => {
  const root = temporaryFolder();
  cpSync("content", root, { recursive: true });
  for (const [file, was, becomes] of changes) {
    const text = readFileSync(join(root, file), "utf8");
    writeFileSync(join(root, file), text.replace(was, becomes));
  }
  let found = "";
  try {
    checkContent(root);
  } catch (error) {
    found = String(error);
  }
  for (const [file, , , sentence] of changes)
    expect(found).toMatch(
      new RegExp(`${file}:\\d+:\\d+${sentence} and needs at (?:least|most) \\d+: `, "m"),
    );
});
