import { type Audience, families } from "#domain/products/catalogue.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";
import { audienceName } from "./labels.ts";

export const cataloguePages = [
  definePage({
    path: "/:family",
    module: "routes/catalogue/family.tsx",
    entries: ({ families: texts }) =>
      families.map((family) => ({
        ...written(texts[family]),
        searchTexts: [texts[family].headline],
        params: { family },
      })),
  }),
  definePage({
    path: "/:family/:audience",
    module: "routes/catalogue/audience.tsx",
    entries: (content) =>
      families.flatMap((family) =>
        Object.entries(content.families[family].audiences).map(([audience, text]) => ({
          ...written(text),
          // The cast: Object.entries forgets the type of the keys it lists.
          searchTexts: [audienceName(content, audience as Audience)],
          params: { family, audience },
        })),
      ),
  }),
  definePage({
    path: "/:family/:audience/:slug/:part?/:section?",
    module: "routes/catalogue/product.tsx",
    entries: ({ products }) =>
      products.flatMap(({ family, audiences: [audience], slug, title, groups, changed }) => [
        {
          title,
          params: { family, audience, slug },
          file: `products/${family}/${audience}/${slug}.yaml`,
          changedOn: changed,
        },
        ...groups.map((group) => ({
          title: `${title}: ${group.title}`,
          params: { family, audience, slug, part: group.path },
          changedOn: changed,
        })),
      ]),
  }),
  definePage({
    path: "/insurance/:audience?",
    module: "routes/catalogue/insurance.tsx",
    entries: (content) => {
      const { title, lead, tabs } = content.insurancePage;
      return [
        {
          title,
          description: [lead],
          searchTexts: tabs.flatMap(({ label, summary }) => [label, summary]),
        },
        // The first tab is what the page shows without a name.
        ...tabs.slice(1).map(({ audience }) => ({
          title: `${title}: ${audienceName(content, audience)}`,
          params: { audience },
        })),
      ];
    },
  }),
];
