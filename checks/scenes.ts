import { audiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import type { Product } from "#model/products/schema.ts";

type Shown = Pick<Product, "family" | "audiences" | "slug" | "scene">;

/** Two neighbours in a list that look the same: a reader who goes by pictures would take them for one. */
export function checkScenes(products: readonly Shown[]): string[] {
  const lists = families.flatMap((family) =>
    audiences.map((audience) => ({
      audience,
      list: products.filter((each) => each.family === family && each.audiences.includes(audience)),
    })),
  );
  return lists.flatMap(({ audience, list }) =>
    list.flatMap((product, i) => {
      const before = list[i - 1];
      const { family, audiences: own, slug, scene } = product;
      return before?.scene === scene
        ? [
            `products/${family}/${own[0]}/${slug}.yaml scene: ${scene} is shown by ${before.slug} too, just before it in the list ${audience}`,
          ]
        : [];
    }),
  );
}
