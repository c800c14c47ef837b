import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadContent } from "#model/load.ts";
import { captionsOf } from "./captions.ts";
import { mostFilmBytes } from "./film-limits.ts";
import { kalimba } from "./kalimba.ts";

const films = Object.entries(loadContent().films);
const read = (file: string) =>
  readFileSync(new URL(`../../../public/films/${file}`, import.meta.url));

describe.each(films)("%s", (name, film) => {
  test.each(["mp4", "webm"])("as %s is there, and quick to fetch", (end) => {
    const bytes = read(`${name}.${end}`).length;
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(mostFilmBytes);
  });

  test("lasts as long as its scenes", () => {
    // A frame and what a packet of sound is longer.
    expect(Math.abs(lengthOfMp4(read(`${name}.mp4`)) - film.seconds)).toBeLessThan(0.1);
  });

  test("has the captions of the words it is drawn with today", () => {
    expect(read(`${name}.vtt`).toString()).toBe(captionsOf(film));
  });

  test.each([480, 960])("has a poster of %d pixels", (width) => {
    for (const end of ["avif", "webp"]) {
      const bytes = read(`${name}-poster-${width}.${end}`).length;
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThan(60_000);
    }
  });
});

test("captions are WebVTT, and say at first what is to be heard", () => {
  const cues = [
    { from: 0, to: 3.2, words: "Save & <invest>." },
    { from: 3.2, to: 12, words: "Last words." },
  ];
  expect(captionsOf({ cues })).toBe(
    "WEBVTT\n\n00:00.000 --> 00:03.200\n[A kalimba plays softly] Save &amp; &lt;invest>.\n\n" +
      "00:03.200 --> 00:12.000\nLast words.\n",
  );
});

test("the tune lasts as long as its film, is quiet, and the same every time", () => {
  const sound = kalimba(9, "group-welcome");
  expect(sound.length).toBe(44 + 2 * 9 * 44_100);
  expect(kalimba(9, "group-welcome").equals(sound)).toBe(true);
  const samples = Array.from({ length: 9 * 4410 }, (_, i) => sound.readInt16LE(44 + 20 * i));
  const loudest = Math.max(...samples.map(Math.abs)) / 32_767;
  expect(loudest).toBeGreaterThan(0.2);
  expect(loudest).toBeLessThan(0.36);
});

/** In seconds, as the film's own header says (`mvhd`: its units of time a second, and how many it lasts). */
function lengthOfMp4(bytes: Buffer): number {
  const at = bytes.indexOf("mvhd") + 4;
  expect(bytes[at], "a header with 32-bit times").toBe(0);
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}
