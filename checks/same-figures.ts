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

type Stated = { file: string; key: string; fact: Fact };

/** A figure that two records state under one name with different values. */
export function checkSameFigures({ products, facts }: Pick<Content, "products" | "facts">) {
  const stated: Stated[] = [
    ...facts.map((fact) => ({ file: "facts.yaml", key: fact.id, fact })),
    ...products.flatMap(({ family, audiences, slug, facts: own, groups }) => {
      const file = `products/${family}/${audiences[0]}/${slug}.yaml`;
      // A product for the diaspora is a version of the one at home.
      const product = slug.replace(/^diaspora-/, "");
      const statedIn = (part: string) => (fact: Fact) => ({
        file,
        key: ofEachProduct.has(fact.id) ? `${product}/${part}.${fact.id}` : fact.id,
        fact,
      });
      return [
        ...own.map(statedIn("")),
        ...groups.flatMap((group) => group.facts.map(statedIn(group.path))),
      ];
    }),
  ];
  return [...Map.groupBy(stated, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    first
      ? others
          .filter(({ fact }) => valueOf(fact) !== valueOf(first.fact))
          .map(
            ({ file, fact }) =>
              `${file} facts ${fact.id}: ${valueOf(fact)}, but ${valueOf(first.fact)} in ${first.file}: one figure has one value, or two names`,
          )
      : [],
  );
}

const valueOf = (fact: Fact) => formatFigure(fact, "en");
