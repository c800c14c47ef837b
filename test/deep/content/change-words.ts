import { isMap, isScalar, visit } from "yaml";
import type { Folder } from "./content-folder.ts";

/** Changes page titles, labels of fields and menus, and texts of films. */
export function changeWords(files: Folder) {
  changeTitles(files);
  changeLabels(files);
  changeFilms(files);
}

/** Titles that the specification fixes. */
const fixedTitles = new Set([
  "About Us",
  "HFC Press",
  "Insure Your Family & Assets",
  "Welcome to the group",
]);

/** Changes each page title that the bank may choose. */
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

/** Changes the text below the heading of every scene. */
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
