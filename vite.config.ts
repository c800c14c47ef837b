import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { floorTargets } from "./tools/floor.ts";
import { floorStyles, layComponents } from "./tools/floor-styles.ts";
import { pageStyles } from "./tools/page-styles.ts";
import { reachableScripts } from "./tools/reachable-scripts.ts";
import { replacePreloadHelper } from "./tools/replace-preload-helper.ts";
import { shortClassNames } from "./tools/short-class-names.ts";

/** React, and the language of links and forms. */
const ofEveryIsland = [
  String.raw`node_modules/(?:react/|react-dom/(?!.*server)|scheduler/)`,
  String.raw`app/ui/(?:navigation/(?:link|page-language)|form/form)\.tsx?$`,
  String.raw`app/islands/island-language\.tsx$`,
  String.raw`domain/pages/language\.ts$`,
];

export default defineConfig({
  plugins: [
    replacePreloadHelper(),
    shortClassNames(),
    floorStyles(),
    pageStyles(),
    reachableScripts(),
    reactRouter(),
  ],
  css: { postcss: { plugins: [layComponents()] } },
  build: {
    // The syntax of the floor's browsers but for static blocks in classes, of which the scripts are free
    // (test/budgets/scripts.e2e.ts). By their names the compiler would rewrite every field of a class, which they know.
    target: "es2022",
    cssTarget: floorTargets,
    // A style sheet inlined as data would need data: in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The server has at hand what the browser fetches later.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            // Every page's script with what it shares with those it fetches, in one file.
            { name: "entry", test: /app\/entry\.client/ },
            // One file of what every island needs: its name is in every page's script.
            {
              name: "react",
              test: new RegExp(ofEveryIsland.join("|")),
            },
          ],
        },
      },
    },
  },
});
