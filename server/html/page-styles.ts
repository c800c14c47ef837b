import { readFileSync } from "node:fs";
import { z } from "zod";

const SelectorSchema = z.strictObject({
  text: z.string(),
  /** The page must have all of these classes. */
  classes: z.array(z.string()),
  /** And for each choice, all classes of one alternative. */
  choices: z.array(z.array(z.array(z.string()))),
});

/** A piece of a style sheet; its properties tell its kind. */
const StyleNodeSchema = z.union([
  z.strictObject({ selectors: z.array(SelectorSchema), body: z.string() }),
  z.strictObject({
    around: z.string(),
    get nodes(): z.ZodArray<typeof StyleNodeSchema> {
      return z.array(StyleNodeSchema);
    },
  }),
  z.strictObject({ keyframes: z.string(), css: z.string() }),
  z.strictObject({ css: z.string() }),
]);
type Selector = z.infer<typeof SelectorSchema>;
export type StyleNode = z.infer<typeof StyleNodeSchema>;

const StylesOfPagesSchema = z.strictObject({
  nodes: z.array(StyleNodeSchema),
  /** The classes that an island may show later, by its name. */
  islands: z.record(z.string(), z.array(z.string())),
  /** The URL of the print styles, which all pages share. */
  paper: z.string(),
});
/** The content of build/styles.json, which the build writes. */
export type StylesOfPages = z.infer<typeof StylesOfPagesSchema>;

/** The attributes for a page's or card's colours; in a selector they count like a class. */
export const colourAttribute = /^data-(?:family|motif)$/;
export const colourName = (attribute: string, value = "") => `${attribute}=${value}`;

export function readStyles(file: URL): StylesOfPages {
  return StylesOfPagesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Finds the rules that a page uses by the classes and colours in its HTML (docs/decisions/039). */
export function createPageStyles({ nodes, islands }: Pick<StylesOfPages, "nodes" | "islands">) {
  return (html: string): string => {
    const classes = new Set(
      [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    for (const [, attribute = "", value = ""] of html.matchAll(
      /\s(data-(?:family|motif))="([^"]+)"/g,
    ))
      classes.add(colourName(attribute, value));
    for (const [, name = ""] of html.matchAll(/\sdata-island="([^"]+)"/g))
      for (const shown of islands[name] ?? []) classes.add(shown);
    return withKeyframes(print(nodes, classes), nodes);
  };
}

function print(nodes: readonly StyleNode[], classes: ReadonlySet<string>): string {
  return nodes.map((node) => printNode(node, classes)).join("");
}

function printNode(node: StyleNode, classes: ReadonlySet<string>): string {
  if ("selectors" in node) {
    const used = node.selectors.filter((selector) => isUsed(selector, classes));
    return used.length > 0 ? `${used.map(({ text }) => text).join(",")}{${node.body}}` : "";
  }
  if ("around" in node) {
    const inside = print(node.nodes, classes);
    return inside && `${node.around}{${inside}}`;
  }
  return "keyframes" in node ? "" : node.css;
}

function isUsed({ classes: needed, choices }: Selector, classes: ReadonlySet<string>) {
  const areHere = (names: readonly string[]) => names.every((name) => classes.has(name));
  return areHere(needed) && choices.every((choice) => choice.some(areHere));
}

/** Adds the keyframes that the rules name. */
function withKeyframes(css: string, nodes: readonly StyleNode[]): string {
  const moves = nodes.filter((node) => "keyframes" in node);
  const used = moves.filter(({ keyframes }) =>
    new RegExp(`animation[^;}]*\\b${keyframes}\\b`).test(css),
  );
  return css + used.map((move) => move.css).join("");
}
