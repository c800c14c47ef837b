import type { Audience } from "./catalogue.ts";
import { formatFact, type WordedFact } from "./fact.ts";

type ComparedFact = WordedFact & { label: string };

export type ComparisonRow<Fact> = {
  label: string;
  /** The figure of each product, in the order of the products; undefined for a product that publishes none. */
  facts: readonly (Fact | undefined)[];
  /** "single" if only one product has it, which is no comparison. */
  kind: "differs" | "same" | "single";
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
 * The figures of several products as rows of one table. Figures share a row when they have the same label. Rows that
 * most products share come first, then in the order in which the products name them.
 */
export function compareFacts<Fact extends ComparedFact>(
  products: readonly { facts: readonly Fact[] }[],
): ComparisonRow<Fact>[] {
  const labels = new Set(products.flatMap(({ facts }) => facts.map(({ label }) => label)));
  const rows = [...labels].map((label): ComparisonRow<Fact> & { shared: number } => {
    const facts = products.map((product) => product.facts.find((fact) => fact.label === label));
    const said = new Set(facts.map((fact) => fact && formatFact(fact)));
    const shared = facts.filter((fact) => fact !== undefined).length;
    const kind = shared === 1 ? "single" : said.size > 1 ? "differs" : "same";
    return { label, facts, kind, shared };
  });
  // The sort is stable: what is equal keeps its order.
  return rows.sort((a, b) => b.shared - a.shared);
}
