import type { MarkedText } from "#domain/search/search.ts";

/** A text in which what was looked for is marked. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, isMatch }, i) =>
    isMatch ? <mark key={i}>{piece}</mark> : piece,
  );
}
