import { expect, test } from "vitest";
import { articleWith } from "#test/support/content/articles.ts";
import { newsArticle } from "./news-article.ts";

const about = {
  theme: "Banking",
  address: "https://www.example.org/articles/branch-opens",
  image: "https://www.example.org/pictures/share/a.jpg",
  publisher: { name: "HF Group Plc", url: "https://www.example.org/" },
};
const organisation = { "@type": "Organization", ...about.publisher };

test("the structured data of an article", () => {
  // A newspaper behind the bank's text is named only in the content.
  const sources = [{ publisher: "A paper", url: "https://paper.example/1" }];
  expect(
    newsArticle({ article: articleWith({ sources, readOn: "2026-11-21" }), ...about }),
  ).toEqual({
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: "A branch opens somewhere",
    description: "A branch opened.",
    articleSection: "Banking",
    image: [about.image],
    datePublished: "2024-09-04",
    dateModified: "2026-11-21",
    inLanguage: "en-KE",
    author: organisation,
    publisher: organisation,
    url: about.address,
    mainEntityOfPage: about.address,
  });
});

test.each([
  [{ date: "2019-05", day: "2019-05-31" }, "2019-05"],
  [{ date: undefined, day: undefined }, undefined],
])("its date is as exact as it is known: %j", (changes, expected) => {
  const { datePublished } = newsArticle({ article: articleWith(changes), ...about });
  expect(datePublished).toBe(expected);
});
