export type Suggestion = { title: string; kind: string; href: string; opensInNewTab: boolean };

export type Suggestions = {
  /** The label of the list. */
  label: string;
  /** Announced by screen readers. */
  status: string;
  /** Set when nothing matches the term and something related is suggested. */
  note?: string;
  suggestions: readonly Suggestion[];
};
