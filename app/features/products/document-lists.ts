import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";

export const documentsKey = (
  { family, audiences, slug }: Pick<Product, "family" | "audiences" | "slug">,
  group: string | undefined,
) => [family, audiences[0], slug, ...(group ? [group] : [])].join("/");

/** The documents of each product and group that names any. */
export function documentLists({ products }: Pick<Content, "products">) {
  return products.flatMap((product) =>
    [undefined, ...product.groups].flatMap((group) => {
      const { sections } = group ?? product;
      const section = sections.find(({ path }) => path === "requirements");
      if (!section || section.items.length === 0) return [];
      return {
        /** As the URL names it. */
        key: documentsKey(product, group?.path),
        group: group?.path,
        label: group ? `${product.title}: ${group.title}` : product.title,
        product,
        items: section.items,
        /** True if the bank has not published such a list. */
        isGuide: section.guide,
      };
    }),
  );
}
