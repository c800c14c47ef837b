import { countWords } from "#domain/pages/meta-description.ts";
import type { Content } from "#model/content.ts";

/** Shorter is a notice, longer a report. */
const fewestWords = 150;
const mostWords = 400;

/** Articles of the wrong length, and two that a reader or a search engine could not tell apart. */
export function checkArticles({ articles }: Pick<Content, "articles">): string[] {
  return articles.flatMap(({ path, title, summary, text }, i) => {
    const file = `articles/${path}.md`;
    const words = countWords(text);
    const others = articles.slice(0, i);
    const namesake = others.find((other) => other.title === title);
    const echo = others.find((other) => other.summary === summary);
    return [
      ...(words < fewestWords || words > mostWords
        ? [`${file} (text): has ${words} words; an article has ${fewestWords} to ${mostWords}`]
        : []),
      ...(namesake ? [`${file} title: "${title}" stands in ${namesake.path}.md too`] : []),
      ...(echo ? [`${file} summary: stands in ${echo.path}.md too`] : []),
    ];
  });
}
