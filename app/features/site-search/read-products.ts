import type { Content } from "#model/content.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Product, ProductSection } from "#model/products/schema.ts";
import { familyName } from "#app/pages/catalogue-names.ts";
import { audiences } from "#domain/products/catalogue.ts";
import { formatFact } from "#domain/products/fact.ts";
import { paths } from "#app/pages/paths.ts";
import { mainPrice } from "#app/parts/prices/shown-prices.ts";
import type { SearchRecord } from "./search-record.ts";

/** Products in the order of the audiences, each followed by its groups: a plot loan is a result of its own. */
export function readProducts(content: Content): SearchRecord[] {
  const underwriters = new Map(content.underwriters.map(({ id, name }) => [id, name]));
  const place = ({ audiences: [first] }: Product) => audiences.indexOf(first);
  const products = content.products.toSorted((a, b) => place(a) - place(b));
  return products.flatMap((product) => {
    const address = { ...product, audience: product.audiences[0] };
    const shared = {
      kind: "products",
      label: familyName(content, product.family),
      isSpecimen: product.provenance === "specimen",
    } as const;
    return [
      {
        ...shared,
        href: paths.product(address),
        title: product.title,
        price: mainPrice(content, product),
        description: [product.summary, ...product.description],
        texts: [
          ...product.benefits,
          ...textsOf(product),
          ...product.groups.flatMap(({ title, summary }) => [title, summary]),
          ...product.faqs.flatMap(({ question, answers }) => [question, ...answers]),
          ...product.underwriters.map((id) => underwriters.get(id) ?? id),
        ],
      },
      ...product.groups.map((group) => ({
        ...shared,
        href: paths.product(address, group.path),
        title: group.title,
        price: mainPrice(content, product, group),
        description: [group.summary, ...group.description],
        texts: [product.title, ...textsOf(group)],
      })),
    ];
  });
}

function textsOf(part: { sections: readonly ProductSection[]; facts: readonly Fact[] }) {
  return [
    ...part.sections.flatMap(({ name, text, items }) => [
      name,
      ...(text === undefined ? [] : [text]),
      ...items,
    ]),
    ...part.facts.map((fact) => `${fact.label}: ${formatFact(fact)}`),
  ];
}
