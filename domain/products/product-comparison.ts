import type { Audience } from "./catalogue.ts";
import { type FactValue, formatFact, type Limit } from "./fact.ts";

type ComparedFact = FactValue & {
  id: string;
  label: string;
  limit?: Limit | undefined;
  of?: string | undefined;
  per?: string | undefined;
};

export type ComparisonRow<Fact> = {
  label: string;
  /** The figure of each product, in the order of the products; undefined for a product that publishes none. */
  facts: readonly (Fact | undefined)[];
  /** The products do not all say the same. */
  differs: boolean;
};

/** The most products side by side: a fifth would not fit a desk's screen. */
export const mostCompared = 4;

/**
 * The name of a product, or of one kind of it, in the URL of a comparison: `individuals.personal-loan`,
 * `individuals.property-financing.plot`. Two audiences may each have a product of one slug, so it names the first.
 */
export function comparisonKey(
  { slug, audiences }: { slug: string; audiences: readonly [Audience, ...Audience[]] },
  group?: string,
): string {
  const name = `${audiences[0].replace(/^for-/, "")}.${slug}`;
  return group === undefined ? name : `${name}.${group}`;
}

/**
 * The figures of several products as rows of one table. Figures share a row when they have the same id and the same
 * label; a row in which the figures differ, or one is missing, comes before those that say the same everywhere. Within
 * both, rows most products share come first, then in the order in which the products name them.
 */
export function compareFacts<Fact extends ComparedFact>(
  products: readonly { facts: readonly Fact[] }[],
): ComparisonRow<Fact>[] {
  const keys = new Set(products.flatMap(({ facts }) => facts.map(keyOf)));
  const rows = [...keys].map((key) => {
    const facts = products.map((product) => product.facts.find((fact) => keyOf(fact) === key));
    const said = new Set(facts.map((fact) => fact && formatFact(fact)));
    const label = facts.find((fact) => fact !== undefined)?.label ?? key;
    return { label, facts, differs: said.size > 1 };
  });
  const shared = ({ facts }: ComparisonRow<Fact>) =>
    facts.filter((fact) => fact !== undefined).length;
  // The sort is stable: what is equal keeps its order.
  return rows.sort((a, b) => Number(b.differs) - Number(a.differs) || shared(b) - shared(a));
}

function keyOf({ id, label }: ComparedFact) {
  return `${id} ${label.toLowerCase()}`;
}
