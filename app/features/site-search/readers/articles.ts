import type { Content } from "#model/content.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

/** All articles, even if the press centre does not list them: a search for the rights issue must find them. */
export function readArticles({ articles }: Content): SearchRecord[] {
  return articles.map(({ path, title, summary, text, provenance }) => ({
    kind: "articles",
    href: paths.article(path),
    title,
    description: [summary],
    texts: [text],
    isSpecimen: provenance === "specimen",
  }));
}
