import { families, familyFacts } from "#domain/products/families.ts";
import { definePage, entryOf } from "#app/pages/define-page.ts";

export const familyPage = definePage({
  path: "/:family",
  module: "pages/catalogue/family/route.tsx",
  kiswahili: [{ family: "borrow" }],
  entries: ({ families: texts }) =>
    families.map((family) => ({
      ...entryOf(texts[family]),
      area: family,
      contentFiles: `families/${family}.yaml`,
      searchTexts: [texts[family].headline],
      params: { family },
      card: {
        brand: "bank",
        motif: familyFacts[family].motif,
        art: { scene: texts[family].scene },
      },
    })),
});
