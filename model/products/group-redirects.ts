import { bankingAudienceIds, bankingAudiences } from "#domain/products/catalogue.ts";
import type { Redirect } from "#model/reading/redirect.ts";
import type { Product } from "./schema.ts";

type Grouped = Pick<Product, "family" | "audiences" | "slug" | "title"> & {
  groups: readonly Pick<Product["groups"][number], "path" | "title">[];
};

/**
 * Redirects from URLs without the family, audience or product, or with a title or another name, if only one page
 * matches. Includes the bank's own URLs. The other names are the short URLs in `moved`.
 */
export function groupRedirects(products: readonly Grouped[], moved: readonly Redirect[] = []) {
  const otherNames = Map.groupBy(
    moved.filter(({ from }) => !from.slice(1).includes("/")),
    ({ to }) => to,
  );
  const namesOf = (page: string, name: string, title: string) => {
    const others = otherNames.get(page)?.map(({ from }) => from.slice(1)) ?? [];
    return new Set([name, asName(title) ?? name, ...others].flatMap(spellings));
  };
  const groups = products.flatMap((product) => {
    const [page = ""] = pathsOf(product, product.slug);
    return product.groups.map(({ path, title }) => ({
      product,
      path,
      page,
      names: namesOf(`${page}/${path}`, path, title),
    }));
  });
  /** A group is also found under the names of the same group for another audience. */
  const namesOfTwins = Map.groupBy(groups, ({ product, path }) => `${product.family}/${path}`);
  const taken = new Set([
    ...moved.map(({ from }) => from),
    ...products.flatMap((product) => [
      ...allPathsOf(product, product.slug),
      ...product.groups.flatMap(({ path }) =>
        pathsOf(product, product.slug).map((page) => `${page}/${path}`),
      ),
    ]),
  ]);
  const ofProducts = products.flatMap((product) => {
    // A product's canonical page is under its first audience.
    const [page = ""] = pathsOf(product, product.slug);
    return [...namesOf(page, product.slug, product.title)].flatMap((name) =>
      [`/${name}`, `/${product.family}/${name}`, ...allPathsOf(product, name)].map((from) => ({
        from,
        to: page,
      })),
    );
  });
  const ofGroups = groups.flatMap(({ product, path, page, names }) => {
    const { family } = product;
    const twins = namesOfTwins.get(`${family}/${path}`) ?? [];
    const shared = new Set(twins.flatMap((twin) => [...twin.names]));
    const found = [
      ...[...names].map((name) => `/${family}/${name}`),
      ...[...shared].flatMap((name) => [`${page}/${name}`, ...allPathsOf(product, name)]),
    ];
    return found.map((from) => ({ from, to: `${page}/${path}` }));
  });
  const all = [...ofProducts, ...ofGroups];
  const targets = Map.groupBy(all, ({ from }) => from);
  return all.filter(({ from }) => !taken.has(from) && targets.get(from)?.length === 1);
}

/** The path that someone who knows the title would type. */
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
