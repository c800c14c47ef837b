import { formatFigure } from "#domain/products/fact.ts";
import type { Language } from "#domain/texts/language.ts";
import type { Fact, WrittenFact } from "#model/products/fact-schema.ts";
import type { FactOwner } from "./owner-schema.ts";

/** A figure with its unique name (`for-business/asset-financing.rate`) and the day on which its file changed. */
type Figure<F> = { name: string; fact: F; changed: string | undefined };

/** All figures that a name can mean, by the name. */
export type Figures<F extends WrittenFact = Fact> = ReadonlyMap<string, readonly Figure<F>[]>;

/** For each file, the latest `changed` day among the figures it refers to. */
export type FigureDays = ReadonlyMap<string, string>;

/** `{corporate-bank-account.ledgerFee}`, `{for-business/asset-financing.rate}`, `{facts.depositsInsured}`. */
export const reference = /\{((?:[\w-]+\/){0,3}[\w-]+)\.(\w+)\}/g;

/** The figures of products and of facts.yaml, by each of their names. */
export function figuresByName<F extends WrittenFact = Fact>(
  owners: readonly FactOwner<F>[],
  siteFacts: readonly F[],
  siteFactsChanged?: string,
): Figures<F> {
  const entries = [
    ...owners.flatMap((owner) => entriesOf(owner)),
    ...siteFacts.map((fact) => entry(["facts"], "facts", { fact, changed: siteFactsChanged })),
  ].flat();
  const byName = Map.groupBy(entries, ([name]) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(([, figure]) => figure)]));
}

type Manner = { language?: Language; mask?: (figure: string) => string };

/** The text with each reference replaced by its figure; other words in braces stay. */
export function fillReferences(
  text: string,
  figures: Figures,
  { language = "en", mask = (figure) => figure }: Manner = {},
): string {
  return text.replaceAll(reference, (whole, path: string, id: string) => {
    const [figure] = figures.get(`${path}.${id}`) ?? [];
    return figure ? mask(formatFigure(figure.fact, language)) : whole;
  });
}

/**
 * A product's figures are found under its name. A group's are found under its own name, and under the product's if the
 * product has no figure with that id.
 */
function entriesOf<F extends WrittenFact>(owner: FactOwner<F>) {
  const { family, audiences, slug, changed, facts, groups } = owner;
  const whole = `${family}/${audiences[0]}/${slug}`;
  const prefixes = [
    "",
    ...audiences.flatMap((audience) => [`${audience}/`, `${family}/${audience}/`]),
  ];
  const names = (path: string) => prefixes.map((prefix) => `${prefix}${path}`);
  const own = new Set(facts.map(({ id }) => id));
  return [
    ...facts.map((fact) => entry(names(slug), whole, { fact, changed })),
    ...groups.flatMap(({ path, facts: ofGroup }) =>
      ofGroup.map((fact) =>
        entry(
          [...names(`${slug}/${path}`), ...(own.has(fact.id) ? [] : names(slug))],
          `${whole}/${path}`,
          { fact, changed },
        ),
      ),
    ),
  ];
}

function entry<F extends WrittenFact>(
  paths: readonly string[],
  fullPath: string,
  { fact, changed }: Omit<Figure<F>, "name">,
): [string, Figure<F>][] {
  const figure = { name: `${fullPath}.${fact.id}`, fact, changed };
  return paths.map((path) => [`${path}.${fact.id}`, figure]);
}
