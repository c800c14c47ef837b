import type { Article } from "#model/articles/schema.ts";

type NewsArticleOptions = {
  article: Article;
  theme: string;
  address: string;
  /** The URL of the article's sharing picture. */
  image: string | undefined;
  publisher: { name: string; url: string };
};

/** The structured data of an article (schema.org/NewsArticle), with nothing that the page does not show. */
export function newsArticle({ article, theme, address, image, publisher }: NewsArticleOptions) {
  const { title, summary, date, readOn } = article;
  const organisation = { "@type": "Organization", ...publisher };
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: title,
    description: summary,
    articleSection: theme,
    ...(image !== undefined && { image: [image] }),
    // A month or a year if the day is not known: ISO 8601 allows both.
    ...(date && { datePublished: date }),
    ...(readOn !== undefined && { dateModified: readOn }),
    inLanguage: "en-KE",
    author: organisation,
    publisher: organisation,
    url: address,
    mainEntityOfPage: address,
  };
}
