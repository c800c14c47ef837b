import { paths } from "#app/pages/paths.ts";
import { content } from "./content.ts";

const { products } = content;

/** Every product under each of its audiences. */
export const productAddresses = products.flatMap(({ family, slug, audiences }) =>
  audiences.map((audience) => paths.product({ family, slug, audience })),
);

/** CAT-5: each group of the products that have groups. */
export const groupAddresses = products.flatMap(({ family, slug, audiences, groups }) =>
  groups.map(({ path }) => paths.product({ family, slug, audience: audiences[0] }, path)),
);
