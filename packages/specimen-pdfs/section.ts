/** A section of a document, and its points. */
export type Section = { heading: string; items: readonly string[] };

export const section = (heading: string, items: readonly string[]): Section => ({ heading, items });
