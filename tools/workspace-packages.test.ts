import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { workspacePackages } from "./workspace-packages.ts";

const read = (file: string) => readFileSync(file, "utf8");
/** The package name at the start of a string: `import … from "pg"`, `"world-atlas/countries-50m.json"`. */
const packageNames = /["'`]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"'`\n]*)?["'`]/g;
/** The environment in which Vitest runs a file, from the comment at its head. */
const environments = /@vitest-environment (\S+)/g;
const namedIn = (text: string) =>
  [...text.matchAll(packageNames), ...text.matchAll(environments)].map(([, name = ""]) => name);
const importsIn = (text: string) => text.match(/\b(?:from|import)[ (]["'][^"']+["']/g) ?? [];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

test("each package of a workspace is used by a check, a test or a tool", () => {
  const files = globSync([
    "{app,checks,domain,model,server,test,tools,packages}/**/*.{ts,tsx,mjs}",
    "*.ts",
  ]);
  const named = new Set(files.flatMap((file) => namedIn(read(file))));
  // Programs, which the scripts run; TypeScript's is tsc. The types of Node are named in tsconfig.json.
  const programs =
    read("package.json")
      .replaceAll("tsc", "typescript")
      .match(/[\w.@/-]+/g) ?? [];
  const used = new Set([...named, ...programs, ...namedIn(read("tsconfig.json"))]);
  const unused = workspacePackages()
    // The font packages' names are built at run time.
    .filter((name) => !name.startsWith("@fontsource-variable/"))
    .filter((name) => !used.has(name.replace("@types/", "")));
  expect(unused).toEqual([]);
});

test("the site and its build import no package of a workspace", () => {
  const files = globSync([
    "{app,checks,domain,model,server}/**/*.{ts,tsx}",
    "{vite,react-router}.config.ts",
    "tools/*.mjs",
    "tools/floor-styles/*.ts",
  ]).filter((file) => !isTest(file));
  const imported = new Set(files.flatMap((file) => importsIn(read(file)).flatMap(namedIn)));
  expect(imported).toContain("react");
  expect(workspacePackages().filter((name) => imported.has(name))).toEqual([]);
});
