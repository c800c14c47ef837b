import { sitemapAddresses } from "#content/addresses.ts";
import { paths } from "#domain/paths.ts";
import type { Services } from "../services.ts";

/** Every address for search engines: those of the content, and the jobs that are open now. */
export async function pageAddresses({
  content,
  jobs,
  reportFailure,
}: Pick<Services, "content" | "jobs" | "reportFailure">): Promise<string[]> {
  try {
    const { jobs: open } = await jobs.list({ pageNo: 0, pageSize: 1000 });
    return [...sitemapAddresses(content), ...open.map(({ id }) => paths.job(id))];
  } catch (error) {
    reportFailure("The sitemap leaves out the jobs: they cannot be read", error);
    return sitemapAddresses(content);
  }
}
