import { isTokenDimension, stringify, tokenize } from "@csstools/css-tokenizer";
import type { Declaration } from "postcss";

/** Units that the oldest browsers do not support, and the nearest ones that they do. */
const olderUnits = new Map([
  ["dvh", "vh"],
  ["svh", "vh"],
  ["cqi", "vw"],
]);

/** For a size between two limits by its container, uses the lower limit: a box may be much narrower than the window. */
const byContainer = /clamp\(\s*([^,()]+),\s*[\d.]+cqi\s*,\s*[^,()]+\)/g;

/** Adds a supported value before each one that the oldest browsers do not support, unless the sheet has one there. */
export function addFallback(declaration: Declaration) {
  if (hasFallback(declaration)) return;
  const { prop, value } = declaration;
  const older =
    prop === "overflow-wrap" && value === "anywhere" ? "break-word" : inOlderUnits(declaration);
  if (older !== value) declaration.cloneBefore({ value: older });
}

function hasFallback(declaration: Declaration): boolean {
  const before = declaration.prev();
  return before?.type === "decl" && before.prop === declaration.prop;
}

function inOlderUnits(declaration: Declaration): string {
  const limited = declaration.value.replaceAll(byContainer, "$1");
  const tokens = tokenize({ css: limited });
  const young = tokens
    .filter(isTokenDimension)
    .filter(([, , , , { unit }]) => olderUnits.has(unit));
  if (young.length === 0 && limited === declaration.value) return limited;
  // A value with var() is only rejected when it is computed: too late for a fallback.
  if (declaration.value.includes("var("))
    throw declaration.error("var() beside a unit that old browsers do not know");
  for (const token of young) {
    const { value, unit } = token[4];
    token[1] = `${value}${olderUnits.get(unit)}`;
  }
  return stringify(...tokens);
}
