import { isMap, isScalar, visit } from "yaml";
import type { Folder } from "./content-folder.ts";

/** Titles of pages, labels of fields and menus, and what films say. */
export function changeWords(files: Folder) {
  changeTitles(files);
  changeLabels(files);
  changeFilms(files);
}

/** The specification gives these. */
const fixedTitles = new Set([
  "About Us",
  "HFC Press",
  "Insure Your Family & Assets",
  "Welcome to the group",
]);

/** Every page whose title is the bank's to choose has another one. */
function changeTitles({ list, editFields }: Folder) {
  for (const file of list("{site,families,landings,campaigns,eligibility,properties}/*.yaml"))
    editFields(file, (fields) => {
      for (const path of [["title"], ["page", "title"]]) {
        const title = fields.getIn(path);
        if (typeof title === "string" && !fixedTitles.has(title))
          fields.setIn(path, reworded(title));
      }
    });
}

/** Every field of a form has another label, and every line of a menu. */
function changeLabels({ editFields }: Folder) {
  for (const file of [
    "site/form-messages.yaml",
    "site/application-messages.yaml",
    "site/home-cost.yaml",
    "site/loan-cost.yaml",
    "site/loan-tools.yaml",
    "site/deposit-return.yaml",
    "site/menus.yaml",
    "site/needs.yaml",
  ])
    editFields(file, (fields) =>
      visit(fields, {
        Pair(_, { key, value }) {
          if (isScalar(key) && key.value === "label" && isScalar(value))
            value.value = reworded(String(value.value));
        },
      }),
    );
}

/** Every scene says something else below its heading. */
function changeFilms({ list, editFields }: Folder) {
  for (const file of list("films/*.yaml"))
    editFields(file, (fields) =>
      visit(fields, {
        Map(_, scene) {
          const text = scene.get("text");
          if (isMap(scene.get("art")) && typeof text === "string" && !text.includes("{"))
            scene.set("text", "Other words.");
        },
      }),
    );
}

/** At its end, before a question mark. */
const reworded = (text: string) => text.replace(/[.?!]?$/, " now$&");
