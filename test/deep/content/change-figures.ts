import { isMap, visit, type YAMLMap } from "yaml";
import type { Folder } from "./content-folder.ts";

const tenthMore = (sum: number) => Math.round(sum * 110) / 100;
const tenthLess = (share: number) => Math.round(share * 90) / 100;
const oneMore = (count: number) => count + 1;

/** Raises amounts by a tenth, lowers shares by a tenth, and adds one to terms, ages and numbers; by kind of fact. */
const changedFacts: Readonly<Record<string, (figure: number) => number>> = {
  money: tenthMore,
  moneyRange: tenthMore,
  percent: tenthLess,
  percentRange: tenthLess,
  term: oneMore,
  termRange: oneMore,
  age: oneMore,
  ageRange: oneMore,
  count: oneMore,
};
const figureFields = ["amount", "percent", "length", "years", "count", "from", "to"];

export function changeFigures(files: Folder) {
  for (const file of [...files.list("products/**/*.yaml"), "facts.yaml"])
    files.editFields(file, (fields) =>
      visit(fields, {
        Map(_, map) {
          const change = changedFacts[String(map.get("kind"))];
          if (change) changeNumbers(map, change);
        },
      }),
    );
  changeExamples(files);
  changeInsurers(files);
  changeProperties(files);
}

function changeNumbers(map: YAMLMap, change: (figure: number) => number, fields = figureFields) {
  for (const field of fields) {
    const figure = map.get(field);
    // The ends of a range of terms.
    if (isMap(figure)) changeNumbers(figure, change, ["length"]);
    else if (typeof figure === "number") map.set(field, change(figure));
  }
}

/** The default values of calculators. */
function changeExamples({ edit, editFields }: Folder) {
  edit("site/home-cost.yaml", (text) => text.replaceAll("14%", "13.5%"));
  editFields("site/home-cost.yaml", (fields) => {
    fields.setIn(["start", "priceKes"], 6_500_000);
    fields.setIn(["start", "ratePercent"], 13.5);
  });
  editFields("site/deposit-return.yaml", (fields) => {
    fields.setIn(["example", "amountKes"], 1_200_000);
    fields.setIn(["example", "ratePercent"], 9);
  });
}

function changeInsurers({ list, edit }: Folder) {
  for (const file of list("insurers/*.yaml"))
    edit(file, (text) =>
      text
        .replaceAll(/rateBasisPoints: (\d+)/g, (_, rate) => `rateBasisPoints: ${Number(rate) + 25}`)
        .replaceAll(
          /((?:minimum|courtesyCar)Kes): (\d+)/g,
          (_, name, sum) => `${name}: ${tenthMore(Number(sum))}`,
        ),
    );
}

/** Raises each price. */
function changeProperties({ list, edit }: Folder) {
  for (const file of list("properties/*.yaml"))
    edit(file, (text) =>
      text.replaceAll(
        /\b(askingPrice|price|rent): (\d+)/g,
        (_, name, sum) => `${name}: ${Math.round(Number(sum) * 1.1)}`,
      ),
    );
}
