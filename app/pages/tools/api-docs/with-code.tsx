/** Text in which `…` is code, as descriptions of an API are written. */
export function WithCode({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, place) => (place % 2 === 1 ? <code key={`${place}${part}`}>{part}</code> : part));
}
