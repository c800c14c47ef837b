/** Fills the placeholders of a text: `{count} jobs` with a count of 6 becomes "6 jobs". */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
