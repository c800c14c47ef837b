import type { MarkedText } from "#domain/search/search.ts";

/** A text with its matches marked. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: piece, isMatch }, i) =>
    isMatch ? <mark key={i}>{piece}</mark> : piece,
  );
}
