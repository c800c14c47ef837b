import { expect, test } from "vitest";
import { sitemapPaths } from "#app/pages/page-lists.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { content } from "#test/support/content/content.ts";
import { jobWith } from "#test/support/content/jobs.ts";
import { pageAddresses } from "./page-addresses.ts";

const services = (list: () => Promise<{ jobs: ReturnType<typeof jobWith>[]; total: number }>) => {
  const failures: string[] = [];
  // The cast: the sitemap only lists jobs.
  const jobs = { list } as unknown as Parameters<typeof pageAddresses>[0]["jobs"];
  return { content, jobs, failures, reportFailure: (message: string) => failures.push(message) };
};

test("each address is in exactly one list, and open jobs are listed", async () => {
  const job = jobWith({ createdAt: "2026-09-30T21:30:00.000Z" });
  const maps = await pageAddresses(services(async () => ({ jobs: [job], total: 1 })));
  const { jobs, ...others } = maps;
  expect(jobs).toEqual([{ address: `/careers/${job.id}`, changedOn: "2026-10-01" }]);
  const listed = Object.values(others).flatMap((entries) => entries.map(({ address }) => address));
  expect(listed.toSorted()).toEqual(inBothLanguages(sitemapPaths(content)).toSorted());
  expect(Object.keys(maps)).toEqual(["pages", "products", "articles", "branches", "jobs"]);
});

test("a date comes from the page's own record, not from its sources", async () => {
  const none = services(async () => ({ jobs: [], total: 0 }));
  const maps = await pageAddresses({ ...none, content: { ...content, figureDays: new Map() } });
  const entries = Object.values(maps).flat();
  const dayOf = (address: string) => entries.find((each) => each.address === address)?.changedOn;
  const article = content.articles.find(({ readOn }) => readOn !== undefined);
  expect(dayOf(`/articles/${article?.path}`)).toBe(article?.readOn);
  expect(dayOf("/rates-and-fees")).toBe(content.ratesAndFees.checkedOn);
  const [product] = content.products;
  const [branch] = content.branches;
  expect(dayOf(`/ways-to-bank/branch/${branch?.slug}`)).toBe(branch?.changed);
  expect(product?.changed).toBeDefined();
  expect(dayOf("/save-invest")).toBeUndefined();
});

test("the date of a product or branch applies to all its pages, in both languages", async () => {
  const dated = {
    ...content,
    products: content.products.filter(({ changed }) => changed !== undefined),
    branches: content.branches.filter(({ changed }) => changed !== undefined),
  };
  const none = services(async () => ({ jobs: [], total: 0 }));
  const maps = await pageAddresses({ ...none, content: dated });
  const entries = [...(maps["products"] ?? []), ...(maps["branches"] ?? [])];
  const lists = entries.filter(({ changedOn }) => changedOn === undefined);
  expect(lists.map(({ address }) => address).filter((address) => !isList(address))).toEqual([]);
});

/** `/borrow/for-individuals`, in either language. */
const isList = (address: string) => /^(\/sw)?\/[\w-]+\/for-\w+$/.test(address);

test("without a database the other pages are listed, and the error is logged", async () => {
  const failing = services(() => Promise.reject(new Error("gone")));
  const maps = await pageAddresses(failing);
  expect(maps["jobs"]).toEqual([]);
  expect(maps["products"]?.length).toBeGreaterThan(50);
  expect(failing.failures).toHaveLength(1);
});
