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
  String.raw`app/ui/(?:navigation/(?:link|page-language-context)|form/form)\.tsx?$`,
  String.raw`app/islands/island-language\.tsx$`,
  String.raw`domain/texts/language\.ts$`,
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
    // The syntax of the oldest supported browsers except static blocks in classes, which the scripts do not use
    // (test/budgets/scripts.e2e.ts). With those browsers as the target the compiler would rewrite all class fields,
    // which they support.
    target: "es2022",
    cssTarget: floorTargets,
    // A style sheet inlined as data would need data: in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Expected: the server imports statically what the browser loads later.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: [
            // The script of every page, with the code it shares with later scripts, in one file.
            { name: "entry", test: /app\/entry\.client/ },
            // One file for all that islands share: every page's script names it.
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
