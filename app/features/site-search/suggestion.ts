export type Suggestion = { title: string; kind: string; href: string; opensInNewTab: boolean };

export type Suggestions = {
  /** The label of the list. */
  label: string;
  /** Announced by screen readers. */
  status: string;
  /** Set if no record contains the term: the words that were searched for instead. */
  note?: string;
  suggestions: readonly Suggestion[];
};
