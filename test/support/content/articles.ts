import type { Article } from "#model/articles/schema.ts";

/** An article; a test gives only the values that matter to it. */
export function articleWith(changes: Partial<Article> = {}): Article {
  return {
    path: "branch-opens",
    title: "A branch opens somewhere",
    date: "2024-09-04",
    day: "2024-09-04",
    theme: "banking",
    summary: "A branch opened.",
    sources: [],
    isHidden: false,
    provenance: "specimen",
    html: "<p>A branch opened.</p>",
    text: "A branch opened.",
    shown: [],
    ...changes,
  };
}
