import { mostPictureKilobytes } from "#domain/pictures/article-picture.ts";
import { countWords } from "#domain/texts/meta-description.ts";
import type { Content } from "#model/content.ts";
import { checkUnique } from "#model/reading/unique.ts";

/** A shorter text is a notice, a longer one a report. */
const fewestWords = 150;
const mostWords = 400;

/**
 * Articles of the wrong length, a figure or a point of a chart that the article does not give, and two articles that a
 * reader or a search engine could not tell apart.
 */
export function checkArticles(content: Pick<Content, "articles" | "articlePictures">): string[] {
  const { articles } = content;
  const ofEach = articles.flatMap((article) => {
    const { title, summary, figure, chart, text, shown } = article;
    const file = fileOf(article);
    const words = countWords(text);
    const isOwn = !figure || [title, summary, text].some((part) => part.includes(figure.value));
    return [
      ...(words < fewestWords || words > mostWords
        ? [`${file} (text): has ${words} words; an article has ${fewestWords} to ${mostWords}`]
        : []),
      ...shown.flatMap((picture) => checkPicture(picture, file, content)),
      ...(isOwn ? [] : [`${file} figure: "${figure.value}" is not in the article`]),
      ...(chart?.points ?? [])
        .filter(({ value }) => !text.includes(value))
        .map(({ label, value }) => `${file} chart: "${value}" of ${label} is not in the text`),
    ];
  });
  return [
    ...ofEach,
    ...checkUnique(articles, fileOf, "title", ({ title }) => [title]),
    ...checkUnique(articles, fileOf, "summary", ({ summary }) => [summary]),
  ];
}

const fileOf = ({ path }: { path: string }) => `articles/${path}.md`;

/** A picture that does not exist, has no alt text or is too large for a phone. */
function checkPicture(
  { file, alt }: Content["articles"][number]["shown"][number],
  article: string,
  { articlePictures }: Pick<Content, "articlePictures">,
): string[] {
  const picture = articlePictures[file];
  if (!picture) return [`${article} (text): there is no picture pictures/${file}`];
  const kilobytes = Math.ceil(picture.bytes / 1024);
  return [
    ...(alt.trim() ? [] : [`${article} (text): the picture ${file} says nothing in words`]),
    ...(kilobytes > mostPictureKilobytes
      ? [
          `pictures/${file} (file): has ${kilobytes} KB; a picture has ${mostPictureKilobytes} at most`,
        ]
      : []),
  ];
}
