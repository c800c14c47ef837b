import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { captionsOf } from "./captions.ts";
import { outdatedFilms } from "./outdated-films.ts";

const folder = mkdtempSync(join(tmpdir(), "films-"));
afterAll(() => rmSync(folder, { recursive: true }));

const film = (words: string, to = 4) => ({
  cues: [{ from: 0, to, words }],
  scenes: [],
  isNarrated: false,
});

test.each([
  ["is as it was drawn", film("Borrow up to KES 900."), []],
  ["has another figure", film("Borrow up to KES 800."), ["a-film"]],
  ["lasts longer", film("Borrow up to KES 900.", 5), ["a-film"]],
])("a film that %s", (_what, today, outdated) => {
  writeFileSync(join(folder, "a-film.vtt"), captionsOf(film("Borrow up to KES 900.")));
  expect(outdatedFilms({ "a-film": today }, folder)).toEqual(outdated);
});

test("a film that is not drawn yet is not outdated", () => {
  expect(outdatedFilms({ "not-drawn": film("Words.") }, folder)).toEqual([]);
});
