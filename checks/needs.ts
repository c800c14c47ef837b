import type { Content } from "#model/content.ts";
import { hint } from "./prices.ts";

/** Products whose need is not in site/needs.yaml, and needs listed there twice. */
export function checkNeeds({ products, needs: { needs } }: Pick<Content, "products" | "needs">) {
  const ids = needs.map(({ id }) => id);
  const unknown = products.filter(({ need }) => !ids.includes(need));
  return [
    ...ids
      .filter((id, i) => ids.indexOf(id) < i)
      .map((id) => `site/needs.yaml needs: ${id} appears twice`),
    ...unknown.map(
      ({ family, audiences: [audience], slug, need }) =>
        `products/${family}/${audience}/${slug}.yaml need: ${need} is not in site/needs.yaml${hint(need, ids)}`,
    ),
  ];
}
