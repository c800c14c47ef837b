import { sitemapPaths } from "#app/pages/page-lists.ts";
import { changedOn } from "#server/discovery/changed-on.ts";
import { families } from "#domain/products/families.ts";
import { languageOf } from "#domain/texts/language.ts";
import { inBothLanguages } from "#app/pages/languages.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Services } from "../services.ts";
import type { SitemapEntry, Sitemaps } from "./sitemap.routes.ts";

/** Every address for search engines: those of the content by kind, and the jobs that are open now. */
export async function pageAddresses(
  services: Pick<Services, "content" | "jobs" | "reportFailure">,
): Promise<Sitemaps> {
  const { content } = services;
  const days = changedOn(content);
  const entries = inBothLanguages(sitemapPaths(content)).map((address) => ({
    address,
    changedOn: days.get(languageOf(address).address),
  }));
  const kinds = Object.groupBy(entries, ({ address }) => kindOf(address));
  return { pages: [], ...kinds, jobs: await openJobs(services) };
}

const products = families.map((family) => `${paths.family(family)}/`);
const branches = `${link("/ways-to-bank")}/branch/`;

function kindOf(inAnyLanguage: string) {
  const { address } = languageOf(inAnyLanguage);
  if (products.some((start) => address.startsWith(start))) return "products";
  if (address.startsWith(`${link("/articles")}/`)) return "articles";
  return address.startsWith(branches) ? "branches" : "pages";
}

async function openJobs({
  jobs,
  reportFailure,
}: Pick<Services, "jobs" | "reportFailure">): Promise<SitemapEntry[]> {
  try {
    const { jobs: open } = await jobs.list({ pageNo: 0, pageSize: 1000 });
    return open.map(({ id, createdAt }) => ({
      address: paths.job(id),
      changedOn: nairobiDay(Date.parse(createdAt)),
    }));
  } catch (error) {
    reportFailure("The sitemap leaves out the jobs: they cannot be read", error);
    return [];
  }
}
