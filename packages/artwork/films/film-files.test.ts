import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { captionsOf } from "./captions.ts";
import { mostFilmBytes } from "./film-limits.ts";
import { contents } from "../../../test/support/content/contents.ts";

const films = Object.keys(contents.en.films);
const read = (file: string) =>
  readFileSync(new URL(`../../../public/films/${file}`, import.meta.url));

describe.each(films)("%s", (name) => {
  test.each(["mp4", "webm"])("exists as %s, and is small", (end) => {
    const bytes = read(`${name}.${end}`).length;
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(mostFilmBytes);
  });

  test("lasts as long as its captions", () => {
    const ends = read(`${name}.vtt`)
      .toString()
      .match(/(?<=--> 00:)[\d.]+/g);
    // The margin is a frame.
    expect(Math.abs(lengthOfMp4(read(`${name}.mp4`)) - Number(ends?.at(-1)))).toBeLessThan(0.1);
  });

  test.each([480, 960])("has a poster of %d pixels", (width) => {
    for (const end of ["avif", "webp"]) {
      const bytes = read(`${name}-poster-${width}.${end}`).length;
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThan(60_000);
    }
  });
});

test("captions are WebVTT", () => {
  const cues = [
    { from: 0, to: 3.2, words: "Save & <invest>." },
    { from: 3.2, to: 12, words: "Last words." },
  ];
  expect(captionsOf({ cues, scenes: [], isNarrated: false })).toBe(
    "WEBVTT\n\n00:00.000 --> 00:03.200\nSave &amp; &lt;invest>.\n\n" +
      "00:03.200 --> 00:12.000\nLast words.\n",
  );
});

test("a narrator's captions put the text on the screen into notes", () => {
  const cues = [{ from: 0, to: 3.2, words: "KES 5." }];
  const scenes = [{ caption: "Say a home costs so much." }];
  expect(captionsOf({ cues, scenes, isNarrated: true })).toBe(
    "WEBVTT\n\nNOTE KES 5.\n\n00:00.000 --> 00:03.200 line:0 position:4%,line-left size:92% align:start\nSay a home costs so much.\n",
  );
});

/** The duration in seconds, from the film's header (`mvhd`: time units a second, and the number of units). */
function lengthOfMp4(bytes: Buffer): number {
  const at = bytes.indexOf("mvhd") + 4;
  expect(bytes[at], "a header with 32-bit times").toBe(0);
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}
