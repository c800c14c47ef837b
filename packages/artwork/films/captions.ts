import type { Film } from "../../../model/films/schema.ts";

type Captioned = Pick<Film, "cues" | "isNarrated"> & {
  scenes: readonly Pick<Film["scenes"][number], "caption">[];
};

/** The sound before the first words, in the language of the captions. */
const tune = { en: "[A kalimba plays softly]", sw: "[Kalimba inachezwa taratibu]" } as const;
export type CaptionLanguage = keyof typeof tune;

/** A narrator's captions stand in the band at the top that his films keep free, where no player has its buttons. */
const inBand = " line:0 position:4%,line-left size:92% align:start";

/** The seconds for which the sound alone has a caption: with the first words it would not fit the band. */
const tuneSeconds = 1.2;

/**
 * The captions of a film (WebVTT): what its narrator says, or what is to be read in it, and what is to be heard. What
 * is seen under a narrator stands in notes, so that a film is known as outdated when one of its figures changes.
 */
export function captionsOf(
  { cues, scenes, isNarrated }: Captioned,
  language: CaptionLanguage = "en",
): string {
  const blocks = isNarrated
    ? [
        cueOf(0, tuneSeconds, tune[language], inBand),
        ...cues.map(({ from, to, words }, i) => {
          const said = cueOf(from || tuneSeconds, to, scenes[i]?.caption ?? "", inBand);
          return `NOTE ${words}\n\n${said}`;
        }),
      ]
    : cues.map(({ from, to, words }, i) =>
        cueOf(from, to, i === 0 ? `${tune[language]} ${words}` : words),
      );
  return `WEBVTT\n\n${blocks.join("\n\n")}\n`;
}

const cueOf = (from: number, to: number, words: string, place = "") =>
  `${time(from)} --> ${time(to)}${place}\n${escaped(words)}`;

const time = (seconds: number) =>
  `00:${String(Math.floor(seconds)).padStart(2, "0")}.${String(Math.round((seconds % 1) * 1000)).padStart(3, "0")}`;

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
