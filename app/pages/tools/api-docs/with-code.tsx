/** A text whose parts in backticks are code, as in the API's descriptions. */
export function WithCode({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, place) => (place % 2 === 1 ? <code key={`${place}${part}`}>{part}</code> : part));
}
