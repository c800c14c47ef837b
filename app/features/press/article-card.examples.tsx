import type { Examples } from "#app/ui/examples.ts";
import type { ArticleCardData } from "./article-card-data.ts";
import { ArticleGrid } from "./article-card.tsx";

const card: ArticleCardData = {
  path: "specimen",
  href: "#specimen",
  title: "The title of an article",
  summary: "A specimen of the sentence that says what an article is about.",
  theme: "A theme",
  figure: { value: "KES 1 million", label: "a specimen of a figure" },
  date: { value: "2026-11-23", shown: "23 November 2026" },
  motif: "savings",
  family: "save-invest",
  isSpecimen: false,
  release: undefined,
  banner: undefined,
};
const undated = { ...card, path: "undated", date: undefined, figure: undefined };
const release = { ...card, path: "release", release: "Press release" };
const specimen = { ...card, path: "drawn", isSpecimen: true };

export const examples: Examples = {
  title: "Article card",
  states: {
    dated: <ArticleGrid cards={[card]} />,
    undated: <ArticleGrid cards={[undated]} />,
    "a press release": <ArticleGrid cards={[release]} />,
    "a specimen": <ArticleGrid cards={[specimen]} />,
    "the first with more room": <ArticleGrid cards={[card, undated, specimen]} hasLead />,
  },
};
