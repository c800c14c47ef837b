import type { AtRule, Container, Declaration, Root, Rule } from "postcss";
import parser, { type Node, type Selector } from "postcss-selector-parser";

type Weight = "least" | "own" | "most";

/**
 * The specificity with which a rule has the same priority outside its layer; for important rules the order is reversed.
 */
const weights = new Map<string | undefined, { normal: Weight; important: Weight }>([
  ["tokens", { normal: "least", important: "most" }],
  ["base", { normal: "least", important: "own" }],
  ["components", { normal: "own", important: "least" }],
  [undefined, { normal: "most", important: "least" }],
]);

/**
 * Moves rules out of `@layer`, which Chrome supports from 99 and Safari from 15.4: older ones would ignore all of them.
 * Between two rules of equal weight the later one still wins.
 */
export function flattenLayers(root: Root) {
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) weigh(rule, layerOf(rule));
  });
  root.walkAtRules("layer", (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
}

function isKeyframe({ parent }: Rule): boolean {
  return isAtRule(parent) && parent.name === "keyframes";
}

function layerOf(rule: Rule): string | undefined {
  let name: string | undefined;
  for (let node: Container | undefined = parentOf(rule); node; node = parentOf(node)) {
    if (node.type === "rule") throw rule.error("A rule in a rule has no weight of its own");
    if (!isAtRule(node) || node.name !== "layer") continue;
    if (name !== undefined || !weights.has(node.params))
      throw node.error("The layers are tokens, base and components");
    name = node.params;
  }
  return name;
}

function parentOf(node: Container): Container | undefined {
  // PostCSS types a parent loosely; any node that holds another is a container.
  return node.parent as Container | undefined;
}

function isAtRule(node: unknown): node is AtRule {
  return node instanceof Object && "type" in node && node.type === "atrule";
}

function weigh(rule: Rule, layer: string | undefined) {
  const weight = weights.get(layer);
  if (!weight) return;
  const important = rule.nodes.filter(
    (node): node is Declaration => node.type === "decl" && node.important === true,
  );
  if (important.length > 0) {
    rule.cloneBefore({ nodes: [], selectors: give(weight.important, rule) }).append(important);
  }
  if (rule.nodes.length > 0) rule.selectors = give(weight.normal, rule);
  else rule.remove();
}

function give(weight: Weight, { selector, selectors }: Rule): string[] {
  if (weight === "own") return selectors;
  const change = weight === "most" ? withUnused : lighten;
  return parser().astSync(selector).nodes.map(change);
}

/** `:not(#_)` always matches, and is more specific than any selector of the site: none has an id. */
function withUnused({ nodes }: Selector): string {
  const at = nodes.findIndex((node) => parser.isPseudoElement(node));
  const end = at < 0 ? nodes.length : at;
  return [...nodes.slice(0, end), ":not(#_)", ...nodes.slice(end)].join("").trim();
}

/** Element selectors weigh less than any class and stay; those that weigh as much as a class go into `:where()`. */
function lighten({ nodes }: Selector): string {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const run = runs.at(-1);
    if (run?.[0] && isHeavy(node) && isHeavy(run[0])) run.push(node);
    else runs.push([node]);
  }
  return runs
    .map((run) => (run[0] && isHeavy(run[0]) ? `:where(${run.join("")})` : run.join("")))
    .join("")
    .trim();
}

function isHeavy(node: Node): boolean {
  return (
    ["class", "attribute", "id"].includes(node.type) ||
    (node.type === "pseudo" && !parser.isPseudoElement(node))
  );
}
