import { bankingAudienceIds, bankingAudiences } from "#domain/products/catalogue.ts";
import type { Redirect } from "#model/reading/redirect.ts";
import type { Product } from "./schema.ts";

type Grouped = Pick<Product, "family" | "audiences" | "slug"> & {
  groups: readonly Pick<Product["groups"][number], "path">[];
};

/**
 * Redirects from URLs that leave out family, audience or product, if they can mean one page only. The bank's own URLs
 * are included.
 */
export function groupRedirects(products: readonly Grouped[]): Redirect[] {
  const taken = new Set(
    products.flatMap((product) => [
      ...pathsOf(product, product.slug),
      ...bankPathsOf(product, product.slug),
    ]),
  );
  const all = products.flatMap((product) => {
    // A product has its page under its first audience.
    const [page = ""] = pathsOf(product, product.slug);
    const short = `/${product.family}`;
    return [
      { from: `/${product.slug}`, to: page },
      { from: `${short}/${product.slug}`, to: page },
      ...product.groups.flatMap(({ path }) => [
        { from: `${short}/${path}`, to: `${page}/${path}` },
        ...pathsOf(product, path).map((from) => ({ from, to: `${page}/${path}` })),
        ...bankPathsOf(product, path).map((from) => ({ from, to: `${page}/${path}` })),
      ]),
    ];
  });
  const targets = Map.groupBy(all, ({ from }) => from);
  return all.filter(({ from }) => !taken.has(from) && targets.get(from)?.length === 1);
}

const bankPathsOf = ({ audiences }: Grouped, name: string) =>
  bankingAudienceIds
    .filter((id) => audiences.includes(bankingAudiences[id]))
    .map((id) => `/banking/${id}/${name}`);

const pathsOf = ({ family, audiences }: Grouped, name: string) =>
  audiences.map((audience) => `/${family}/${audience}/${name}`);
