/** A part of a document: what it holds, point by point. */
export type Section = { heading: string; items: readonly string[] };

export const section = (heading: string, items: readonly string[]): Section => ({ heading, items });
