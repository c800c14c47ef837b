import type { Content } from "#model/content.ts";
import { nearest } from "#model/reading/issue-sentence.ts";
import type { PriceLine } from "#model/products/price-schema.ts";

type Known = { labels: readonly string[]; facts: readonly string[] };

/** Prices that refer to no fact of their product, or to no label of site/prices.yaml. */
export function checkPrices({ products, prices }: Pick<Content, "products" | "prices">): string[] {
  const labels = Object.keys(prices.labels);
  return products.flatMap(({ family, audiences, slug, facts, price, groups }) => {
    const idsOf = (...lists: (typeof facts)[]) => lists.flat().map(({ id }) => id);
    return [
      ...mistakesIn("price", price, { labels, facts: idsOf(facts) }),
      ...groups.flatMap((group, i) =>
        mistakesIn(`groups.${i}.price`, group.price ?? [], {
          labels,
          facts: idsOf(group.facts, facts),
        }),
      ),
    ].map((mistake) => `products/${family}/${audiences[0]}/${slug}.yaml ${mistake}`);
  });
}

function mistakesIn(place: string, lines: readonly PriceLine[], { labels, facts }: Known) {
  return lines.flatMap(({ label, fact }, i) => [
    ...(labels.includes(label)
      ? []
      : [`${place}.${i}.label: ${label} is not in site/prices.yaml${hint(label, labels)}`]),
    ...(lines.findIndex((line) => line.label === label) < i
      ? [`${place}.${i}.label: ${label} appears twice`]
      : []),
    ...(fact === undefined || facts.includes(fact)
      ? []
      : [`${place}.${i}.fact: ${fact} is not a fact of this record${hint(fact, facts)}`]),
  ]);
}

/** ": did you mean interestRate?" */
export function hint(word: string, names: readonly string[]) {
  const near = nearest(word, names);
  return near === undefined ? "" : `: did you mean ${near}?`;
}
