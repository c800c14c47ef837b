/** Parts of the main content that are not on the screen: data, print styles and texts for screen readers. */
const unseen = [
  /<(script|style|svg|template)\b[\s\S]*?<\/\1>/g,
  /<p hidden=""[\s\S]*?<\/p>/g,
  /<(h2|span) class="visually-hidden">[\s\S]*?<\/\1>/g,
  /<!--[\s\S]*?-->|<[^>]+>/g,
];

/** The words of a page's main content, including closed tabs and answers. */
export function visibleText(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return unseen.reduce((rest, pattern) => rest.replaceAll(pattern, " "), main);
}

export const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
