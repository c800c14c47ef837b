export type Suggestion = { title: string; kind: string; href: string; opensInNewTab: boolean };

export type Suggestions = {
  /** The name of the list. */
  label: string;
  /** Read to people who do not see the list. */
  status: string;
  /** Set when nothing matches the term and something related is suggested. */
  note?: string;
  suggestions: readonly Suggestion[];
};
