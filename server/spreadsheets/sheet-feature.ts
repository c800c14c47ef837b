import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";

/** The library's type for parts of a file. */
type Content = Stream | Buffer | Blob;

/** A validation of cells, with the message that the program shows. */
export type Validation = {
  cells: string;
  type: "whole" | "decimal";
  min: number;
  max: number;
  message: string;
};

/** Parts of a sheet that the library cannot write itself. */
export type SheetExtras = {
  /** The results of its formulas, for viewers that do not calculate. */
  cached?: ReadonlyMap<string, number | "">;
  validations?: readonly Validation[];
};

/**
 * Adds both to the sheets, in their order, and makes programs recalculate on opening: the stored results are for
 * viewers that cannot.
 */
export const withExtras = (sheets: readonly SheetExtras[], title: string): Feature<Content> => ({
  files: {
    transform: {
      "xl/workbook.xml": {
        transformElementAttributes: (tag, attributes) =>
          tag === "calcPr" ? { ...attributes, fullCalcOnLoad: 1 } : attributes,
      },
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml, _options, { sheetIndex }) => {
          const { cached, validations = [] } = sheets[sheetIndex] ?? {};
          return withValidations(cached ? withCached(xml, cached) : xml, validations, title);
        },
      },
    },
  },
});

const formulaCell = /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g;

function withCached(xml: string, cached: ReadonlyMap<string, number | "">) {
  return xml.replaceAll(
    formulaCell,
    (whole: string, cell: string, attributes: string, formula: string) => {
      const value = cached.get(cell);
      if (value === undefined) return whole;
      // A text result, even an empty one, needs this type.
      const type = value === "" ? ' t="str"' : "";
      return `<c r="${cell}"${attributes}${type}>${formula}<v>${value}</v></c>`;
    },
  );
}

/** The elements that come before; all others come after. Programs call a file with another order broken. */
const before = ["</conditionalFormatting>", "</mergeCells>", "</sheetData>"] as const;

function withValidations(xml: string, validations: readonly Validation[], title: string) {
  if (validations.length === 0) return xml;
  const last = before.find((end) => xml.includes(end));
  if (last === undefined) throw new Error("A sheet without data");
  const at = xml.lastIndexOf(last) + last.length;
  const rules = validations.map((each) => ruleOf(each, title)).join("");
  const markup = `<dataValidations count="${validations.length}">${rules}</dataValidations>`;
  return xml.slice(0, at) + markup + xml.slice(at);
}

function ruleOf({ cells, type, min, max, message }: Validation, title: string) {
  const attributes = `type="${type}" allowBlank="1" showErrorMessage="1" errorTitle="${escaped(title)}" error="${escaped(message)}" sqref="${cells}"`;
  return `<dataValidation ${attributes}><formula1>${min}</formula1><formula2>${max}</formula2></dataValidation>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
