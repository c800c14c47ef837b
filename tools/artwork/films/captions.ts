import type { Film } from "#model/films/schema.ts";

/** The captions of a film (WebVTT): what is to be read in it, and what is to be heard. */
export function captionsOf({ cues }: Pick<Film, "cues">): string {
  const blocks = cues.map(
    ({ from, to, words }, i) =>
      `${time(from)} --> ${time(to)}\n${i === 0 ? "[A kalimba plays softly] " : ""}${escaped(words)}`,
  );
  return `WEBVTT\n\n${blocks.join("\n\n")}\n`;
}

const time = (seconds: number) =>
  `00:${String(Math.floor(seconds)).padStart(2, "0")}.${String(Math.round((seconds % 1) * 1000)).padStart(3, "0")}`;

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
