import { formatFigure } from "#domain/products/fact.ts";
import type { Content } from "#model/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";

/** Names of figures that each product has of its own: they are compared between its versions alone. */
const ofEachProduct: ReadonlySet<string> = new Set([
  "minimum",
  "maximum",
  "share",
  "tenor",
  "commitmentFee",
  "excise",
  "ledgerFee",
  "withdrawals",
  "currencies",
]);

type Stated = { place: string; key: string; fact: Fact };

/** A figure that two records state under one name with different values. */
export function checkSameFigures({ products, facts }: Pick<Content, "products" | "facts">) {
  const stated: Stated[] = [
    ...facts.map((fact, i) => ({ place: `facts.yaml facts.${i}`, key: fact.id, fact })),
    ...products.flatMap(({ family, audiences, slug, facts: own, groups }) => {
      const file = `products/${family}/${audiences[0]}/${slug}.yaml`;
      // A product for the diaspora is a version of the one at home.
      const product = slug.replace(/^diaspora-/, "");
      const statedIn = (part: string, list: string) => (fact: Fact, i: number) => ({
        place: `${file} ${list}.${i}`,
        key: ofEachProduct.has(fact.id) ? `${product}/${part}.${fact.id}` : fact.id,
        fact,
      });
      return [
        ...own.map(statedIn("", "facts")),
        ...groups.flatMap((group, i) => group.facts.map(statedIn(group.path, `groups.${i}.facts`))),
      ];
    }),
  ];
  return [...Map.groupBy(stated, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    first
      ? others
          .filter(({ fact }) => valueOf(fact) !== valueOf(first.fact))
          .map(
            ({ place, fact }) =>
              `${place}: ${fact.id} is ${valueOf(fact)}, but ${valueOf(first.fact)} in ${first.place}: one figure has one value, or two names`,
          )
      : [],
  );
}

const valueOf = (fact: Fact) => formatFigure(fact, "en");
