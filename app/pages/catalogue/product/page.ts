import { familyFacts } from "#domain/products/families.ts";
import type { Content } from "#model/content.ts";
import { definePage } from "#app/pages/define-page.ts";
import { audienceName } from "#app/pages/catalogue-names.ts";

/** A product, with those of its groups that have a page of their own. */
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
  const params = { family, audience, slug };
  const file = `products/${family}/${audience}/${slug}.yaml`;
  const page = { area: family, contentFiles: file, changedOn: changed };
  const card = { brand: "bank", motif: familyFacts[family].motif, art: { scene } } as const;
  const place = `${content.families[family].title}, ${audienceName(content, audience)}`;
  return [
    {
      ...page,
      title,
      params,
      file,
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

export const productPage = definePage({
  path: "/:family/:audience/:slug/:part?/:section?",
  module: "pages/catalogue/product/route.tsx",
  entries: (content) => content.products.flatMap((product) => entriesOf(product, content)),
});
