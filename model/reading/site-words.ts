import { throwIfAny } from "./content-error.ts";
import { mapTexts } from "./map-texts.ts";
import { siteWordNames } from "./texts.ts";
import type { Settings } from "./site.ts";

/** The values of site/settings.yaml that any text may refer to: `{ussd}`, `{paybill}`. */
export function siteWords(settings: Settings): Readonly<Record<string, string>> {
  return Object.fromEntries(siteWordNames.map((name) => [name, settings[name]]));
}

export type SiteWords = ReturnType<typeof siteWords>;

/**
 * A copy of a record with these values filled in. Throws if a text has a value written out, because it would not change
 * with the settings.
 */
export function fillSiteWords<T>(value: T, file: string, words: SiteWords): T {
  const mistakes: string[] = [];
  const filled = mapTexts(value, (text, path) => {
    mistakes.push(...writtenOut(text, words).map((mistake) => `${file} ${path}: ${mistake}`));
    return fill(text, words);
  });
  throwIfAny(mistakes);
  // The cast: the copy has the shape of what was copied, which TypeScript cannot follow.
  return filled as T;
}

/** The same for Markdown, where an asterisk would begin emphasis. */
export function fillSiteWordsInMarkdown(text: string, file: string, words: SiteWords): string {
  throwIfAny(writtenOut(text, words).map((mistake) => `${file} (text): ${mistake}`));
  const escaped = Object.entries(words).map(([id, word]) => [id, word.replaceAll("*", "\\*")]);
  return fill(text, Object.fromEntries(escaped));
}

/** A copy of a record with its placeholders filled in; unknown ones stay. */
export function fillTexts<T>(value: T, words: Readonly<Record<string, string>>): T {
  // The cast: the copy has the shape of what was copied, which TypeScript cannot follow.
  return mapTexts(value, (text) => fill(text, words)) as T;
}

function writtenOut(text: string, words: SiteWords) {
  return Object.entries(words)
    .filter(([, word]) => text.includes(word))
    .map(([id, word]) => `"${word}" is in site/settings.yaml: write {${id}}`);
}

function fill(text: string, words: Readonly<Record<string, string>>) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => words[id] ?? whole);
}
