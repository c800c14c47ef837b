/** The pages of the HF Whizz data privacy statement, in their order; each is a file of `content/whizz-statement`. */
export const statementPages = [
  "what-we-know",
  "how-we-use-it",
  "who-sees-it",
  "your-rights",
] as const;
export type StatementPageId = (typeof statementPages)[number];

/** WHZ-4: the statement has 14 sections. */
export const statementSections = 14;
