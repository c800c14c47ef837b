import type { Plugin } from "vite";

/** Not imported above: Vite would start anew after a change of any page that the expression is made of. */
const source = new URL("../app/pages/kiswahili-path.ts", import.meta.url);

/** Gives the browser the expression of the paths in Kiswahili without the list of all pages, of which it is made. */
export function kiswahiliPathForBrowsers(): Plugin {
  return {
    name: "kiswahili-path",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      if (!id.endsWith("/app/pages/kiswahili-path.ts")) return null;
      const { kiswahiliPath }: { kiswahiliPath: RegExp } = await import(source.href);
      return `export const kiswahiliPath = ${kiswahiliPath};`;
    },
  };
}
