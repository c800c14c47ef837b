import { isMapping } from "#model/reading/map-texts.ts";

/** Texts in another language, under the keys that they have in English. Every key may be left out. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

/** Fields that are not shown as text: they are the same in every language. */
const noWords: ReadonlySet<string> = new Set([
  "id",
  "to",
  "href",
  "icon",
  "slug",
  "audience",
  "audiences",
  "provenance",
  "picture",
  "motif",
  "tone",
  "scene",
  "film",
  "receiver",
  "owner",
  "fact",
  "by",
  "english",
]);

/** Called with the place of each text that cannot be used, and the reason. */
export type Tell = (place: string, reason: string) => void;

/**
 * A copy of a record with its texts in another language; a text without a translation stays in English. So does a text
 * whose translation does not fit: a key that is not in the English, a list of another length, or other places for
 * values (`{count}`).
 */
export function translate(
  english: unknown,
  texts: Texts | undefined,
  tell: Tell,
  place = "",
): unknown {
  if (texts === undefined) return english;
  if (typeof english === "string" && typeof texts === "string") {
    const [wanted, found] = [placesOf(english), placesOf(texts)];
    if (wanted === found) return texts;
    tell(place, `needs the places of the English (${wanted || "none"}), has ${found || "none"}`);
    return english;
  }
  if (Array.isArray(english) && isList(texts)) {
    if (english.length === texts.length)
      return english.map((each, i) => translate(each, texts[i], tell, under(place, i)));
    tell(place, `has ${texts.length} entries, the English ${english.length}`);
    return english;
  }
  if (isMapping(english) && isTextRecord(texts))
    return translateRecord(english, texts, tell, place);
  tell(place, "is something else in English");
  return english;
}

function translateRecord(
  english: Record<string, unknown>,
  texts: { readonly [key: string]: Texts },
  tell: Tell,
  place: string,
) {
  const translated = { ...english };
  for (const [key, text] of Object.entries(texts)) {
    const at = under(place, key);
    if (!Object.hasOwn(english, key)) tell(at, "is not there in English");
    else if (isNoText(key, english[key])) tell(at, "is no text to translate");
    else translated[key] = translate(english[key], text, tell, at);
  }
  return translated;
}

const under = (place: string, key: string | number) => (place ? `${place}.${key}` : String(key));

/** A copy of a record with each text that is a phrase replaced by its translation. */
export function replaceTexts(value: unknown, phrases: ReadonlyMap<string, Texts>): unknown {
  if (typeof value === "string") return phrases.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, phrases));
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      isNoText(key, each) ? each : replaceTexts(each, phrases),
    ]),
  );
}

/** All texts of a record that visitors read. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isMapping(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (isNoText(key, each) ? [] : textsOf(each)));
}

/** True for an address, a day or an id. */
export function isNoText(key: string, value: unknown) {
  return (
    typeof value === "string" &&
    (noWords.has(key) || /^https?:|^[\d-]+$|^[a-z]+[A-Z]\w+$/.test(value))
  );
}

/** The placeholders of a text, `{count} {place}`: sorted, without duplicates. */
function placesOf(text: string) {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(" ");
}

function isList(texts: Texts): texts is readonly Texts[] {
  return Array.isArray(texts);
}

function isTextRecord(texts: Texts): texts is { readonly [key: string]: Texts } {
  return typeof texts === "object" && !isList(texts);
}
