import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { StylesOfPages } from "../server/html/page-styles.ts";
import { takePaper, toStyleNodes } from "./page-styles/style-nodes.ts";
import { classNamesOf, placeOfClass } from "./short-class-names.ts";

const root = join(import.meta.dirname, "..");
const islandsFile = join(root, "app/islands/islands.ts");

/**
 * Writes all style sheets' rules to build/styles.json. The server puts into each page the rules that it uses
 * (docs/decisions/039). Sheets imported by URL (`?url`) stay files.
 */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    apply: "build",
    // One sheet in the order of imports, from which this takes the rules.
    config: () => ({ build: { cssCodeSplit: false } }),
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const name = Object.keys(bundle).find((file) => /\bstyle-[\w-]+\.css$/.test(file));
        const sheet = name === undefined ? undefined : bundle[name];
        if (name === undefined || sheet?.type !== "asset") throw new Error("No style sheet");
        delete bundle[name];
        const { screen, paper } = takePaper(toStyleNodes(String(sheet.source), placeOfClass));
        const hash = createHash("sha256").update(paper).digest("base64url").slice(0, 8);
        const fileName = `assets/paper-${hash}.css`;
        this.emitFile({ type: "asset", fileName, source: paper });
        const styles: StylesOfPages = {
          nodes: screen,
          islands: classesOfIslands((id) => this.getModuleInfo(id)),
          paper: `/${fileName}`,
        };
        mkdirSync(join(root, "build"), { recursive: true });
        writeFileSync(join(root, "build/styles.json"), JSON.stringify(styles));
      },
    },
  };
}

type ModuleInfo = {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
} | null;

/**
 * The classes that each island may show: those of every module that its component imports, including dynamic imports.
 */
function classesOfIslands(infoOf: (id: string) => ModuleInfo): Record<string, string[]> {
  const components = infoOf(islandsFile)?.dynamicallyImportedIds ?? [];
  if (components.length === 0) throw new Error(`${islandsFile} imports no island`);
  return Object.fromEntries(
    components.map((component) => [basename(component, ".tsx"), classesFrom(component, infoOf)]),
  );
}

function classesFrom(component: string, infoOf: (id: string) => ModuleInfo): string[] {
  const seen = new Set<string>([component]);
  for (const id of seen) {
    const info = infoOf(id);
    for (const imported of info?.importedIds ?? []) seen.add(imported);
    for (const imported of info?.dynamicallyImportedIds ?? []) seen.add(imported);
  }
  return [...seen].filter((id) => id.endsWith(".module.css")).flatMap(classNamesOf);
}
