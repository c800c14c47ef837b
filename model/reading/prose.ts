import { formatFigure } from "#domain/products/fact.ts";
import { nearest } from "#model/reading/issue-sentence.ts";
import type { Fact } from "#model/products/fact-schema.ts";

const placeholder = /\{([A-Za-z0-9]+)\}/g;

/** A figure written out in a sentence: it would not change with the fact. */
export const figureInProse =
  /\b(?:KES|Kes|Kshs?\.?|KSh|USD|EUR|GBP|ZAR)[\s\u00a0]?\d[\d,.]*|\b\d[\d,.]*[\s\u00a0]?(?:%|per ?cent)|\b\d+[\s-](?:working )?(?:day|week|month|year)s?\b/;

const placeholderText = /lorem|ipsum|\bTODO\b|\bTBC\b|\bXXX|\.\.\.\s*text/i;

/** Puts the figures of a record into its prose: `{maximum}` becomes `KES 7,000,000`. */
export function fillFigures(text: string, facts: readonly Fact[]) {
  return text.replaceAll(placeholder, (whole, id: string) => {
    const fact = facts.find((each) => each.id === id);
    return fact ? formatFigure(fact) : whole;
  });
}

/** The mistake in a sentence of an editor, if there is one. */
export function checkProse(text: string, facts: readonly Fact[]): string | undefined {
  for (const [whole, id = ""] of text.matchAll(placeholder)) {
    const named = facts.find((fact) => fact.id === id);
    if (named?.expireAt !== undefined)
      return `${whole} is left out from a day on (expireAt): no sentence can name it`;
    if (named) continue;
    const ids = facts.map((fact) => fact.id);
    const near = nearest(id, ids);
    return `${whole} is not a fact of this record${near ? `: did you mean {${near}}?` : ""}`;
  }
  const figure = figureInProse.exec(text);
  if (figure) return `"${figure[0]}" is a figure: make it a fact and write its id in braces`;
  const leftOver = placeholderText.exec(text);
  if (leftOver) return `"${leftOver[0]}" looks like text that was never written`;
  return undefined;
}
