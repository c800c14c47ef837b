import { expect, test } from "vitest";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { addressesOf, sitemapPaths } from "#app/pages/page-lists.ts";
import { publishedContentAt, untimedPaths } from "./published-content-at.ts";
import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";
import { content as loaded } from "#test/support/content/content.ts";

const now = Date.parse("2026-12-01T00:00:00+03:00");
const product = { family: "borrow", audience: "for-individuals", slug: "loan-of-ours" } as const;
const loan = paths.product(product);
const publishedAt = (content: Content, moment: number) =>
  publishedContentAt(content, moment, addressesOf);

/** All content, plus a loan without links to it, and its eligibility check. */
const all: Content = {
  ...loaded,
  products: [
    ...loaded.products,
    ...loaded.products.slice(0, 1).map((each): Product => ({
      ...each,
      ...product,
      audiences: [product.audience],
      groups: [],
    })),
  ],
  eligibility: [
    ...loaded.eligibility,
    ...loaded.eligibility.slice(0, 1).map((each) => ({ ...each, id: product.slug, product })),
  ],
};

/** The content with times on that loan, and with links to it from a menu and a slide. */
function withTimes(times: { publishAt?: number; expireAt?: number }): Content {
  return {
    ...all,
    menus: {
      ...all.menus,
      topBar: [...all.menus.topBar, { label: "A loan", to: loan }],
    },
    bankHome: {
      ...all.bankHome,
      slides: all.bankHome.slides.map((slide, i) =>
        i === 0 ? { ...slide, link: { label: "A loan", to: loan } } : slide,
      ),
    },
    products: all.products.map((each) =>
      each.family === product.family && each.slug === product.slug ? { ...each, ...times } : each,
    ),
  };
}

const linksTo = (address: string, content: Content) =>
  JSON.stringify([content.menus, content.bankHome.slides, content.landings]).split(`"${address}"`)
    .length - 1;

test("without times everything is published, and nothing is copied", () => {
  const untimed = publishedAt(all, now);
  expect(untimed.products).toBe(all.products);
  expect(untimed).toMatchObject({ expired: [], unpublishedFiles: [] });
});

test.each([
  ["before it begins", { publishAt: now + 1 }, false, false],
  ["when it begins", { publishAt: now }, true, false],
  ["before it ends", { expireAt: now + 1 }, true, false],
  ["when it ends", { expireAt: now }, false, true],
])("a record %s", (_when, times, isSeen, isExpired) => {
  const seen = publishedAt(withTimes(times), now);
  expect(sitemapPaths(seen).includes(loan)).toBe(isSeen);
  expect(linksTo(loan, seen)).toBe(isSeen ? 2 : 0);
  expect(seen.expired.includes(loan)).toBe(isExpired);
  expect(seen.eligibility.some(({ id }) => id === product.slug)).toBe(isSeen);
});

test("the tasks of a landing page lose expired products", () => {
  const task = all.landings.flatMap(({ tasks }) => tasks)[0]?.product ?? "";
  const ended = all.products.map((each) =>
    `${each.family}/${each.audiences[0]}/${each.slug}` === task ? { ...each, expireAt: now } : each,
  );
  const seen = publishedAt({ ...all, products: ended }, now);
  expect(seen.landings.flatMap(({ tasks }) => tasks.map((each) => each.product))).not.toContain(
    task,
  );
});

test("an expired single page leaves the sitemap too", () => {
  const landings = all.landings.map((each) => ({ ...each, expireAt: now }));
  const pages = all.pages.map((each) => ({ ...each, publishAt: now + 1 }));
  const seen = publishedAt({ ...all, landings, pages }, now);
  const addresses = sitemapPaths(seen);
  expect(addresses).not.toContain(paths.banking("me"));
  expect(addresses).not.toContain(link("/contact-us"));
  expect(seen.expired).toContain(paths.banking("me"));
  expect(seen.expired).not.toContain(link("/contact-us"));
});

test("a document's file is withheld until its publication time, wherever it is in the list", () => {
  const groups = all.investors.groups.map((group) => ({
    ...group,
    years: group.years.map((year) => ({
      ...year,
      documents: year.documents.map((each, i) => (i === 0 ? { ...each, publishAt: now } : each)),
    })),
  }));
  const embargoed = { ...all, investors: { ...all.investors, groups } };
  const file = groups[0]?.years[0]?.documents[0]?.file ?? "";
  expect(publishedAt(embargoed, now - 1).unpublishedFiles).toContain(file);
  expect(JSON.stringify(publishedAt(embargoed, now - 1).investors)).not.toContain(file);
  expect(publishedAt(embargoed, now).unpublishedFiles).toEqual([]);
});

test("a record with times is not among the untimed paths", () => {
  const lasting = untimedPaths(withTimes({ expireAt: now + 1 }), addressesOf);
  expect(lasting.has(loan)).toBe(false);
  expect(lasting.has(paths.canIApply(product.slug))).toBe(false);
  expect(lasting.size).toBe(new Set(addressesOf(all)).size - 2);
});

test("a figure is left out from its expiry on", () => {
  const owner = all.products.find(({ facts }) => facts.length > 1);
  const [fact, ...others] = owner?.facts ?? [];
  if (!fact) throw new Error("No product has two facts");
  const products = all.products.map((each) =>
    each === owner ? { ...each, facts: [{ ...fact, expireAt: now }, ...others] } : each,
  );
  const idsAt = (moment: number) =>
    publishedAt({ ...all, products }, moment)
      .products.filter(({ slug }) => slug === owner?.slug)
      .slice(0, 1)
      .map(({ facts }) => facts.map(({ id }) => id));
  expect(idsAt(now - 1)).toEqual([[fact.id, ...others.map(({ id }) => id)]]);
  expect(idsAt(now)).toEqual([others.map(({ id }) => id)]);
});
