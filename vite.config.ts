import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { floorTargets } from "./tools/floor.ts";
import { floorStyles } from "./tools/floor-styles.ts";
import { reachableScripts } from "./tools/reachable-scripts.ts";
import { replacePreloadHelper } from "./tools/replace-preload-helper.ts";
import { shortClassNames } from "./tools/short-class-names.ts";

export default defineConfig({
  plugins: [
    replacePreloadHelper(),
    shortClassNames(),
    floorStyles(),
    reachableScripts(),
    reactRouter(),
  ],
  build: {
    // The syntax of the floor's browsers but for static blocks in classes, of which the scripts are free
    // (test/budgets/syntax.e2e.ts). By their names the compiler would rewrite every field of a class, which they know.
    target: "es2022",
    cssTarget: floorTargets,
    // A style sheet inlined as data would need data: in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page's script with what it shares with those it fetches, in one file.
            { name: "entry", test: /app\/entry\.client/ },
            // One file of what every island needs: its name is in every page's script.
            {
              name: "react",
              test: /node_modules\/(?:react\/|react-dom\/(?!.*server)|scheduler\/)/,
            },
            // What stands on every page, and the cards that stand on most, is one style sheet: it compresses better
            // than a dozen small ones.
            {
              name: "site",
              test: /app\/(?:styles|layout\/(?!app-buttons|banner-scene|card-page|share|story)|ui\/(?!.*field|choose|comparison|error-summary|figure-list|submission|film|slide|portrait|filter|pagination|values)|features\/products\/product-card).*\.css/,
            },
            {
              name: "careers",
              test: /app\/(?:features\/careers|pages\/careers\/(?!apply)|ui\/portrait).*\.css/,
            },
            { name: "fields", test: /app\/ui\/(?:.*field|error-summary).*\.css/ },
            { name: "forms", test: /app\/(?:parts\/captcha|ui\/submission).*\.css/ },
            {
              name: "enquiries",
              test: /app\/(?:features\/enquiries|pages\/corporate\/enquire).*\.css/,
            },
            {
              name: "application",
              test: /app\/pages\/careers\/apply\/.*\.css/,
            },
            {
              name: "locations",
              test: /app\/(?:features\/branches|pages\/ways-to-bank\/locations)\/.*\.css/,
            },
            {
              name: "properties",
              test: /app\/(?:features\/properties|pages\/property\/(?!campaign)).*\.css/,
            },
            { name: "filters", test: /app\/ui\/filter-panel.*\.css/ },
            { name: "figures", test: /app\/ui\/(?:comparison|figure)-list.*\.css/ },
            { name: "forex", test: /app\/pages\/tools\/forex-rates\/.*\.css/ },
            {
              name: "products",
              test: /app\/features\/products\/.*\.css/,
            },
          ],
        },
      },
    },
  },
});
