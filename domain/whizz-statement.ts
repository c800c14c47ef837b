/** The pages of the HF Whizz data privacy statement, in their order; each is a file of `content/whizz-statement`. */
export const statementPages = [
  "what-we-know",
  "how-we-use-it",
  "who-sees-it",
  "your-rights",
] as const;
export type StatementPageId = (typeof statementPages)[number];

/** The statement has 14 sections (S1 section 2). */
export const statementSections = 14;

/**
 * The page that `?page=` asks for, counted from 1. One past the end, and whatever is no number, is the nearest page
 * there is (rulings, "Names and addresses").
 */
export function nearestPage(asked: string | null, last: number): number {
  const page = Math.trunc(Number(asked ?? 1));
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), last);
}
