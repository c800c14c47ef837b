import { type Audience, families } from "#domain/products/catalogue.ts";
import { familyFacts } from "#domain/products/families.ts";
import type { Content } from "#model/content.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";
import { audienceName } from "./labels.ts";

export const cataloguePages = [
  definePage({
    path: "/:family",
    module: "routes/catalogue/family.tsx",
    kiswahili: [{ family: "borrow" }],
    entries: ({ families: texts }) =>
      families.map((family) => ({
        ...written(texts[family]),
        area: family,
        searchTexts: [texts[family].headline],
        params: { family },
        card: {
          brand: "bank",
          motif: familyFacts[family].motif,
          art: { scene: texts[family].scene },
        },
      })),
  }),
  definePage({
    path: "/:family/:audience",
    module: "routes/catalogue/audience.tsx",
    entries: (content) =>
      families.flatMap((family) =>
        Object.entries(content.families[family].audiences).map(([audience, text]) => ({
          ...written(text),
          area: family,
          // The cast: Object.entries forgets the type of the keys it lists.
          searchTexts: [audienceName(content, audience as Audience)],
          params: { family, audience },
        })),
      ),
  }),
  definePage({
    path: "/:family/:audience/:slug/:part?/:section?",
    module: "routes/catalogue/product.tsx",
    entries: (content) => content.products.flatMap((product) => entriesOf(product, content)),
  }),
  definePage({
    path: "/insurance/:audience?",
    module: "routes/catalogue/insurance.tsx",
    entries: (content) => {
      const { title, lead, tabs } = content.insurancePage;
      return [
        {
          area: "insure",
          title,
          description: [lead],
          card: { brand: "bank", motif: "insurance", art: { scene: "insure" } },
          searchTexts: tabs.flatMap(({ label, summary }) => [label, summary]),
        },
        // The first tab is what the page shows without a name.
        ...tabs.slice(1).map(({ audience }) => ({
          area: "insure" as const,
          title: `${title}: ${audienceName(content, audience)}`,
          params: { audience },
        })),
      ];
    },
  }),
];

/** A product, and each kind of it that has a page of its own. */
function entriesOf(
  {
    family,
    audiences: [audience],
    slug,
    title,
    scene,
    groups,
    changed,
  }: Content["products"][number],
  content: Content,
) {
  const page = { area: family, changedOn: changed };
  const params = { family, audience, slug };
  const card = { brand: "bank", motif: familyFacts[family].motif, art: { scene } } as const;
  const place = `${content.families[family].title}, ${audienceName(content, audience)}`;
  return [
    {
      ...page,
      title,
      params,
      file: `products/${family}/${audience}/${slug}.yaml`,
      card: { ...card, kicker: place },
    },
    ...groups.map((group) => ({
      ...page,
      title: `${title}: ${group.title}`,
      params: { ...params, part: group.path },
      card: { ...card, kicker: title, title: group.title, seed: `${slug}-${group.path}` },
    })),
  ];
}
