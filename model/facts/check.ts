import { nearest } from "#model/reading/issue-sentence.ts";
import { type EditorsTexts, findInTexts } from "#model/reading/find-in-texts.ts";
import type { WrittenFact } from "#model/products/fact-schema.ts";
import { type Figures, reference } from "./references.ts";

/** References within texts, `{corporate-bank-account.ledgerFee}`, that name no figure or more than one. */
export function checkReferences(texts: EditorsTexts, figures: Figures): string[] {
  return findInTexts(texts, reference).flatMap(({ match, line, place, column }) => {
    const [whole, owner = "", id = ""] = match;
    const sentence = isComment(line, place) ? undefined : sentenceOf(owner, id, figures);
    return sentence === undefined ? [] : [`${place}:${column} (text): ${whole} ${sentence}`];
  });
}

/** References in YAML comments are examples and are not checked. */
const isComment = (line: string, place: string) => place.includes(".yaml:") && /^\s*#/.test(line);

const sentenceOf = (owner: string, id: string, figures: Figures) =>
  figures.get(`${owner}.${id}`)?.some(({ fact }) => fact.expireAt !== undefined)
    ? "is left out from a day on (expireAt): no text can name it"
    : nameMistake(owner, id, figures);

/** The mistake in a reference; undefined if it matches exactly one figure. */
export function nameMistake(owner: string, id: string, figures: Figures<WrittenFact>) {
  const found = figures.get(`${owner}.${id}`) ?? [];
  if (found.length === 1) return undefined;
  if (found.length > 1)
    return `means more than one figure: write ${found.map(({ name }) => `{${name}}`).join(" or ")}`;
  const names = [...figures.keys()].map((name) => name.split("."));
  const ids = names.flatMap(([path, each = ""]) => (path === owner ? [each] : []));
  if (ids.length > 0) {
    const near = nearest(id, ids);
    return near === undefined
      ? `names no figure: ${owner} has ${ids.join(", ")}`
      : `names no figure: did you mean {${owner}.${near}}?`;
  }
  const near = nearest(owner, [...new Set(names.map(([path = ""]) => path))]);
  return near === undefined
    ? `names no product that has figures: write the name of its file, such as {personal-loan.maximum}`
    : `names no product that has figures: did you mean {${near}.${id}}?`;
}
