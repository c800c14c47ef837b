import type { Article } from "#model/articles/schema.ts";

type NewsArticleOptions = {
  article: Article;
  theme: string;
  address: string;
  /** The picture of its preview, with the origin. */
  image: string | undefined;
  publisher: { name: string; url: string };
};

/** An article for search engines (schema.org/NewsArticle): only facts that the page shows too. */
export function newsArticle({ article, theme, address, image, publisher }: NewsArticleOptions) {
  const { title, summary, date, readOn, sources } = article;
  const organisation = { "@type": "Organization", ...publisher };
  const citation = sources.flatMap(({ url }) => url ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: title,
    description: summary,
    articleSection: theme,
    ...(image !== undefined && { image: [image] }),
    // A month or a year where no more is known: ISO 8601 has both.
    ...(date && { datePublished: date }),
    ...(readOn !== undefined && { dateModified: readOn }),
    inLanguage: "en-KE",
    author: organisation,
    publisher: organisation,
    url: address,
    mainEntityOfPage: address,
    ...(citation.length > 0 && { citation }),
  };
}
