import type { Film } from "../../../model/films/schema.ts";

type Captioned = Pick<Film, "cues" | "isNarrated"> & {
  scenes: readonly Pick<Film["scenes"][number], "caption">[];
};

/** A narrator's captions are in the band at the top, which his films keep free: players put no buttons there. */
const inBand = " line:0 position:4%,line-left size:92% align:start";

/**
 * The captions of a film (WebVTT): the narrator's text, or the text on the screen. In a narrated film the text on the
 * screen goes into notes, so that a changed figure marks the film as outdated. Films have no sound.
 */
export function captionsOf({ cues, scenes, isNarrated }: Captioned): string {
  const blocks = cues.map(({ from, to, words }, i) =>
    isNarrated
      ? `NOTE ${words}\n\n${cueOf(from, to, scenes[i]?.caption ?? "", inBand)}`
      : cueOf(from, to, words),
  );
  return `WEBVTT\n\n${blocks.join("\n\n")}\n`;
}

const cueOf = (from: number, to: number, words: string, place = "") =>
  `${time(from)} --> ${time(to)}${place}\n${escaped(words)}`;

const time = (seconds: number) =>
  `00:${String(Math.floor(seconds)).padStart(2, "0")}.${String(Math.round((seconds % 1) * 1000)).padStart(3, "0")}`;

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
