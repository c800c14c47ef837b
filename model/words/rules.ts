import type { VisitorText } from "./visitor-texts.ts";

/** The most words of a sentence. */
export const longestSentence = 28;

const unpublished = new RegExp(
  [
    String.raw`\b(?:not|never|nothing|neither|none|nor|no)\b[^.?!;:]{0,70}?\bpublish(?:ed|es)?\b`,
    String.raw`\bpublish(?:ed|es) (?:no|neither|nothing|none)\b`,
    String.raw`\bunpublished\b`,
    String.raw`\bha(?:s|ve) (?:not (?:said|named|listed)|yet to)\b`,
  ].join("|"),
  "gi",
);

const unpublishedInKiswahili =
  /\bha\w*?(?:ja)?(?:zi|wa|ya|ki|vi|i|u)?chapish\w*|\b(?:hakuna|hauna|haina)\b[^.?!;:]{0,70}?\w*chapishwa\b/gi;

/** How often a text says that something is not published, in any of its forms. */
export const unpublishedIn = (text: string, isInKiswahili = false): number =>
  text.match(isInKiswahili ? unpublishedInKiswahili : unpublished)?.length ?? 0;

/** An item of a list that tells visitors to ask, where a question would do. */
export const opensWithAsk = (text: string): boolean => /^ask\b/i.test(text);

/** The sentences of a text that are too long, each with its number of words. */
export function longSentences(text: string): { sentence: string; words: number }[] {
  return text
    .split(/\n\s*\n|(?<=[.?!:][”"')*]*)\s+(?=["“‘'({*]*[A-Z0-9{])/)
    .map((sentence) => ({ sentence, words: sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0 }))
    .filter(({ words }) => words > longestSentence);
}

export const isKiswahili = (file: string): boolean => file.startsWith("sw/");

/** Counts of three things that the house style keeps low, in the English texts. */
export function countWords(texts: readonly VisitorText[]) {
  const english = texts.filter(({ file }) => !isKiswahili(file));
  const sum = (countOf: (text: VisitorText) => number) =>
    english.reduce((total, text) => total + countOf(text), 0);
  return {
    unpublished: sum(({ text }) => unpublishedIn(text)),
    asks: sum(({ text, isListItem }) => Number(isListItem && opensWithAsk(text))),
    long: sum(({ text }) => longSentences(text).length),
  };
}

/** Wrong spellings of days, times and amounts, each with the site's spelling. */
const otherForms: readonly [pattern: RegExp, write: string][] = [
  [/\b\d{1,2} (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/, "6 January 2027"],
  [/\b\d{1,2}(?:st|nd|rd|th) [A-Z][a-z]+ \d{4}/, "6 January 2027"],
  [/\b\d{1,2}\s?[–-]\s?\d{1,2} [A-Z][a-z]+ \d{4}/, "6 to 8 January 2027"],
  [/\b\d{1,2}\.\d{2}\s?(?:am|pm)\b|\b12 noon\b/, "8:30 am, noon"],
  [/\bKES ?[\d.,]+ ?(?:bn|m|M|K)\b|\bSh\.? ?\d/, "KES 5 million"],
  [/\bKES [\d.]+ to [\d.]+ (?:million|billion)\b/, "KES 5 million to 10 million"],
  [/\d ?per ?cent\b/, "90%"],
  [
    /\{(?!count\})\w+\} (?:day|week|month|year|second)s?\b/,
    "{days}, which has its noun: a number may be 1",
  ],
  [
    /\bpublic guide\b|\bthe bank (?:also |has |had )?(?:described|publish(?:es|ed)|said|named)\b|\bthe bank's (?:former|earlier|own list)|page of the bank|\bthe bank's list\b|\b(?:HFC|the bank) (?:has|does) not\b|\bHFC has no\b/i,
    "we: the bank does not speak of itself as a stranger",
  ],
  [
    /\b(?:was|were) not found\b|\bno \w+(?: for [^.,;]{0,30})? (?:was|has been) found\b/i,
    "what is known: the bank does not search for its own facts",
  ],
  [/\bper annum\b|\bp\.a\.|\be\.g\.|\bi\.e\./, "a year, for example, that is"],
];

/** Words that mean another thing, or are of another country, each with the one of standard Kenyan Kiswahili. */
const otherKiswahili: typeof otherForms = [
  [/\bbonyeza (?:\{|\*|msimbo)/i, "piga"],
  [/\bkundi\b(?! la)/i, "HF Group"],
  [/\b\d{1,2}\.\d{2} (?:asubuhi|mchana|jioni|usiku)\b/, "2:30 asubuhi"],
  [/\bsiku za wiki\b/i, "Jumatatu hadi Ijumaa: all seven are siku za wiki"],
  [/\bhati (?:ya|za) dhamana\b/i, "hatifungani"],
  [/\bmakato (?:ya \w+ )?ya ushuru\b/i, "kodi ya zuio"],
  [/\bm?kadiriaji\b|\bukadiriaji\b/i, "mthamini, uthamini"],
  [/\b(?:ma)?lalamiko\b/i, "malalamishi"],
  [/\bfilamu\b/i, "video"],
  [/\bkiwango cha chini\b/i, "kima cha chini"],
  [/\bhusimamiwa na\b/i, "hudhibitiwa na"],
  [/\bkando kwa kando\b/i, "linganisha"],
  [/\bnamba\b|\bcheki\b|\bmkandarasi\b|\bmwanasheria\b/i, "nambari, hundi, mwanakandarasi, wakili"],
];

/** The first wrong spelling in a text, with the site's spelling. */
export function otherForm(text: string, isInKiswahili = false) {
  for (const [pattern, write] of isInKiswahili ? otherKiswahili : otherForms) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return { found, write };
  }
  return undefined;
}
