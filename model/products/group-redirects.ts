import { bankingAudienceIds, bankingAudiences } from "#domain/products/catalogue.ts";
import type { Redirect } from "#model/reading/redirect.ts";
import type { Product } from "./schema.ts";

type Grouped = Pick<Product, "family" | "audiences" | "slug" | "title"> & {
  groups: readonly Pick<Product["groups"][number], "path" | "title">[];
};

/**
 * Redirects from URLs that leave out family, audience or product, or have a title or another name in place of a name,
 * if they can mean one page only. The bank's own URLs are included. Other names are the short URLs in `moved`.
 */
export function groupRedirects(
  products: readonly Grouped[],
  moved: readonly Redirect[] = [],
): Redirect[] {
  const otherNames = Map.groupBy(
    moved.filter(({ from }) => !from.slice(1).includes("/")),
    ({ to }) => to,
  );
  const namesOf = (page: string, name: string, title: string) => {
    const others = otherNames.get(page)?.map(({ from }) => from.slice(1)) ?? [];
    return new Set([name, asName(title) ?? name, ...others].flatMap(spellings));
  };
  const taken = new Set([
    ...moved.map(({ from }) => from),
    ...products.flatMap((product) => [
      ...allPathsOf(product, product.slug),
      ...product.groups.flatMap(({ path }) =>
        pathsOf(product, product.slug).map((page) => `${page}/${path}`),
      ),
    ]),
  ]);
  const all = products.flatMap((product) => {
    // A product has its page under its first audience.
    const [page = ""] = pathsOf(product, product.slug);
    const short = `/${product.family}`;
    return [
      ...[...namesOf(page, product.slug, product.title)].flatMap((name) =>
        [`/${name}`, `${short}/${name}`, ...allPathsOf(product, name)].map((from) => ({
          from,
          to: page,
        })),
      ),
      ...product.groups.flatMap(({ path, title }) =>
        [...namesOf(`${page}/${path}`, path, title)].flatMap((name) =>
          [`${short}/${name}`, `${page}/${name}`, ...allPathsOf(product, name)].map((from) => ({
            from,
            to: `${page}/${path}`,
          })),
        ),
      ),
    ];
  });
  const targets = Map.groupBy(all, ({ from }) => from);
  return all.filter(({ from }) => !taken.has(from) && targets.get(from)?.length === 1);
}

/** The name that a reader of a title would type. */
const asName = (title: string) =>
  title
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join("-");

/** A name in the singular and the plural, with dashes and without. */
const spellings = (name: string) =>
  [name, name.replaceAll("-", "")].flatMap((each) => {
    const one = each.replace(/s$/, "");
    return [each, one, `${one}s`];
  });

const allPathsOf = (product: Grouped, name: string) => [
  ...pathsOf(product, name),
  ...bankPathsOf(product, name),
];

const bankPathsOf = ({ audiences }: Grouped, name: string) =>
  bankingAudienceIds
    .filter((id) => audiences.includes(bankingAudiences[id]))
    .map((id) => `/banking/${id}/${name}`);

const pathsOf = ({ family, audiences }: Grouped, name: string) =>
  audiences.map((audience) => `/${family}/${audience}/${name}`);
