import { isTokenDelim, isTokenDimension, isTokenIdent, tokenize } from "@csstools/css-tokenizer";
import type { AtRule } from "postcss";

/**
 * Rewrites `(width >= 48rem)` as `(min-width: 48rem)` and `(width < 48rem)` as `not all and (min-width: 48rem)`. Chrome
 * supports ranges from 104, and Safari from 16.4.
 */
export function lowerRange(media: AtRule) {
  const tokens = tokenize({ css: media.params });
  const sign = tokens
    .filter(isTokenDelim)
    .map(([, text]) => text)
    .join("");
  if (!sign) return;
  const [name, ...names] = tokens.filter(isTokenIdent);
  const [bound, ...bounds] = tokens.filter(isTokenDimension);
  if (!name || !bound || names.length + bounds.length > 0 || !before.has(sign))
    throw media.error("A range in a media query stands by itself, with >= or <");
  media.params = `${before.get(sign)}(min-${name[1]}: ${bound[1]})`;
}

const before = new Map([
  [">=", ""],
  ["<", "not all and "],
]);
