/** Puts values into the places that words have for them: `{count} jobs` with a count of 6 is "6 jobs". */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
