/** A piece of a sentence. */
export type Run = { text: string; isStrong?: boolean };
export type Runs = readonly Run[];

export type Block =
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "paragraph"; runs: Runs }
  | { kind: "list"; isOrdered: boolean; items: readonly Runs[] }
  | { kind: "table"; rows: readonly (readonly Runs[])[] }
  /** To fill in with a pen: a line, or boxes to tick. */
  | { kind: "line"; label: string }
  | { kind: "boxes"; labels: readonly string[] }
  | { kind: "page break" };

/** The text of a file. */
export type Paper = {
  title: string;
  kicker: string;
  /** The first line of each page: that it is a specimen. */
  notice: string;
  company: string;
  /** The date in the file, taken from its record, so that its bytes depend only on the record. */
  date: Date;
  blocks: readonly Block[];
};

export const heading = (text: string, level: 2 | 3 = 2): Block => ({
  kind: "heading",
  level,
  text,
});
export const paragraph = (text: string): Block => ({ kind: "paragraph", runs: [{ text }] });
export const list = (items: readonly string[], isOrdered = false): Block => ({
  kind: "list",
  isOrdered,
  items: items.map((text) => [{ text }]),
});
/** The first row is its head. */
export const table = (rows: readonly (readonly string[])[]): Block => ({
  kind: "table",
  rows: rows.map((cells) => cells.map((text) => [{ text }])),
});
