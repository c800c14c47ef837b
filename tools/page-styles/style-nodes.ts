import { type AtRule, type ChildNode, parse, type Rule } from "postcss";
import parser, { type Node, type Selector } from "postcss-selector-parser";
import { colourAttribute, colourName, type StyleNode } from "../../server/html/page-styles.ts";

/**
 * The rules of a style sheet as nodes, from which a page's classes select: each selector with the classes it requires.
 * Rules without classes come first, then each file's rules by path, because the bundler's order changes with unrelated
 * code.
 */
export function toStyleNodes(css: string, placeOf: (className: string) => number): StyleNode[] {
  const nodes = toNodes(parse(css).nodes).flatMap(apart);
  return nodes
    .map((node, at) => ({ node, at, place: placeOfNode(node, placeOf) }))
    .toSorted((a, b) => a.place - b.place || a.at - b.at)
    .map(({ node }) => node)
    .reduce(joinAround, []);
}

/** One selector, or what is around one, at a time. */
function apart(node: StyleNode): StyleNode[] {
  if ("selectors" in node) {
    const { selectors, body } = node;
    return selectors.map((selector) => ({ selectors: [selector], body }));
  }
  if (!("around" in node)) return [node];
  return node.nodes.flatMap(apart).map((inside) => ({ around: node.around, nodes: [inside] }));
}

function placeOfNode(node: StyleNode, placeOf: (className: string) => number): number {
  if ("around" in node) return placeOfNode(node.nodes[0] ?? { css: "" }, placeOf);
  if (!("selectors" in node)) return -1;
  return Math.max(-1, ...node.selectors.flatMap(({ classes }) => classes.map(placeOf)));
}

/** Adjacent nodes share one wrapper, and one copy of their declarations. */
function joinAround(nodes: StyleNode[], node: StyleNode): StyleNode[] {
  const last = nodes.at(-1);
  if (last && "around" in last && "around" in node && last.around === node.around)
    return [
      ...nodes.slice(0, -1),
      { around: last.around, nodes: node.nodes.reduce(joinAround, [...last.nodes]) },
    ];
  if (last && "selectors" in last && "selectors" in node && last.body === node.body)
    return [
      ...nodes.slice(0, -1),
      { selectors: [...last.selectors, ...node.selectors], body: last.body },
    ];
  return [...nodes, node];
}

const isForPaper = (node: StyleNode) => "around" in node && node.around === "@media print";

/** The print rules, separate from the others: they are for all pages, and no page waits for them. */
export function takePaper(nodes: readonly StyleNode[]) {
  const groups = Map.groupBy(nodes, isForPaper);
  return { screen: groups.get(false) ?? [], paper: (groups.get(true) ?? []).map(printed).join("") };
}

function printed(node: StyleNode): string {
  if ("selectors" in node)
    return `${node.selectors.map(({ text }) => text).join(",")}{${node.body}}`;
  return "around" in node ? `${node.around}{${node.nodes.map(printed).join("")}}` : node.css;
}

function toNodes(nodes: readonly ChildNode[]): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.type === "rule") return [toRule(node)];
    if (node.type === "atrule") return [toAtRule(node)];
    return [];
  });
}

function toRule(rule: Rule): StyleNode {
  return {
    selectors: parser()
      .astSync(rule.selector)
      .nodes.map((selector) => ({
        text: String(selector).trim(),
        classes: classesIn(selector),
        choices: choicesIn(selector),
      })),
    body: rule.nodes.map(String).join(";"),
  };
}

function toAtRule(rule: AtRule): StyleNode {
  if (/keyframes$/.test(rule.name)) return { keyframes: rule.params, css: String(rule) };
  const hasRules = rule.nodes?.some(({ type }) => type === "rule" || type === "atrule");
  if (!hasRules) return { css: `${String(rule)}${rule.nodes ? "" : ";"}` };
  return { around: `@${rule.name} ${rule.params}`, nodes: toNodes(rule.nodes ?? []) };
}

/** A class in `:not()`, or one of several in `:is()`, need not be on the page. */
function classesIn(selector: Selector): string[] {
  return [...new Set(selector.nodes.flatMap(classesOf))];
}

function classesOf(node: Node): string[] {
  if (parser.isClassName(node)) return [node.value];
  if (parser.isAttribute(node) && node.value && colourAttribute.test(node.attribute))
    return [colourName(node.attribute, node.value)];
  const [only, another] = alternativesOf(node);
  return only && !another ? classesIn(only) : [];
}

/** The classes of each alternative of an `:is()`; an alternative without a class always matches. */
function choicesIn(selector: Selector): string[][][] {
  return selector.nodes
    .map((node) => alternativesOf(node).map(classesIn))
    .filter((choice) => choice.length > 1 && choice.every((classes) => classes.length > 0));
}

function alternativesOf(node: Node): Selector[] {
  return parser.isPseudo(node) && /^:(?:is|where|has)$/.test(node.value) ? node.nodes : [];
}
