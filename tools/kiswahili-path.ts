import type { Plugin } from "vite";
import { kiswahiliPath } from "#app/pages/kiswahili-path.ts";

/** Gives the browser the expression of the paths in Kiswahili without the list of all pages, of which it is made. */
export function kiswahiliPathForBrowsers(): Plugin {
  return {
    name: "kiswahili-path",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (!id.endsWith("/app/pages/kiswahili-path.ts")) return null;
      return `export const kiswahiliPath = ${kiswahiliPath};`;
    },
  };
}
