import { isTokenDelim, isTokenDimension, isTokenIdent, tokenize } from "@csstools/css-tokenizer";
import type { AtRule, Declaration, Root, Rule } from "postcss";
import parser from "postcss-selector-parser";

const unitKeys = new Map([
  ...["dvh", "dvw", "dvb", "dvi"].map((unit) => [unit, "dynamic"] as const),
  ...["svh", "svw", "svb", "svi"].map((unit) => [unit, "small"] as const),
  ...["lvh", "lvw", "lvb", "lvi"].map((unit) => [unit, "large"] as const),
]);
const containerUnits = new Set(["cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax"]);

/** The features that a style sheet needs, by the keys of MDN's tables; one with a fallback is not needed. */
export function neededFeatures(root: Root): Set<string> {
  const needed = new Set<string>();
  root.walk((node) => {
    if (node.type === "atrule") for (const key of keysOfAtRule(node)) needed.add(key);
    if (node.type === "rule") for (const key of keysOfRule(node)) needed.add(key);
    if (node.type === "decl") for (const key of keysOfDeclaration(node)) needed.add(key);
  });
  return needed;
}

function keysOfAtRule({ name, params }: AtRule): string[] {
  const key = `css.at-rules.${name}`;
  if (name !== "media") return [key];
  const tokens = tokenize({ css: params });
  return [
    ...(tokens.some(isTokenDelim) ? [`${key}.range_syntax`] : []),
    ...tokens.filter(isTokenIdent).map(([, word]) => `${key}.${word.replace(/^(?:min|max)-/, "")}`),
  ];
}

function keysOfRule(rule: Rule): string[] {
  if (rule.parent?.type === "rule") return ["css.selectors.nesting"];
  if (isAsked(rule)) return [];
  const keys: string[] = [];
  parser((selectors) => {
    selectors.walkPseudos(({ value }) => {
      keys.push(`css.selectors.${value.replaceAll(":", "")}`);
    });
  }).processSync(rule.selector);
  return keys;
}

/** True inside `@supports`, which a browser without the feature skips. */
function isAsked({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && parent.name === "supports";
}

function keysOfDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration;
  const before = declaration.prev();
  if (before?.type === "decl" && before.prop === prop) return [];
  const tokens = tokenize({ css: value });
  const key = `css.properties.${prop}`;
  return [
    key,
    ...tokens.filter(isTokenIdent).map(([, word]) => `${key}.${word}`),
    ...tokens.filter(isTokenDimension).flatMap(([, , , , { unit }]) => keyOfUnit(unit)),
  ];
}

function keyOfUnit(unit: string): string[] {
  if (containerUnits.has(unit)) return ["css.types.length.container_query_length_units"];
  const size = unitKeys.get(unit);
  return size ? [`css.types.length.viewport_percentage_units_${size}`] : [];
}
