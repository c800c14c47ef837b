export type Suggestion = { title: string; kind: string; href: string; opensInNewTab: boolean };

export type Suggestions = {
  /** The label of the list. */
  label: string;
  /** Announced by screen readers. */
  status: string;
  /** Set where nothing contains the term: the words that were looked for instead. */
  note?: string;
  suggestions: readonly Suggestion[];
};
