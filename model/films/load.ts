import { fillFigures, checkProse } from "#model/reading/prose.ts";
import { findProductNamed } from "#model/products/find.ts";
import { isIcon } from "#model/reading/icons.ts";
import type { Film, FilmRecord, FilmScene } from "./schema.ts";
import type { Product } from "#model/products/schema.ts";
import { fillTexts } from "#model/reading/site-words.ts";
import { throwIfAny } from "#model/reading/content-error.ts";

type Sources = { products: readonly Product[]; words: Readonly<Record<string, string>> };
type Named = { id: string; file: string; value: FilmRecord; written: FilmRecord };

/** The films by name, with the figures of products and of the rights issue in their words. */
export function toFilms(records: readonly Named[], sources: Sources): Record<string, Film> {
  const films = records.map(({ id, file, value, written }) => ({
    id,
    file,
    film: toFilm(value, sources),
    mistakes: written.scenes.flatMap((scene) => checkSceneFigures(scene, sources)),
  }));
  throwIfAny(
    films.flatMap(({ file, film, mistakes }) =>
      [...mistakes, ...mistakesIn(film)].map((mistake) => `${file} ${mistake}`),
    ),
  );
  return Object.fromEntries(films.map(({ id, film }) => [id, film]));
}

function toFilm(record: FilmRecord, { products, words }: Sources): Film {
  const scenes = record.scenes.map((scene) => {
    const { text, figuresOf } = scene;
    const facts = findProductNamed(products, figuresOf)?.facts ?? [];
    return fillTexts({ ...scene, ...(text && { text: fillFigures(text, facts) }) }, words);
  });
  let at = 0;
  const cues = scenes.map((scene) => {
    const from = at;
    at = rounded(at + scene.seconds);
    return { from, to: at, words: wordsOf(scene) };
  });
  return { ...record, scenes, cues, seconds: at };
}

/** Sums of tenths stay tenths. */
const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

/** All that is to be read in a scene. */
function wordsOf({ art, heading, text }: FilmScene): string {
  const drawn = "days" in art ? art.days.map(({ day, what }) => `${what}: ${day}.`) : [];
  const figure = "figure" in art ? [`${art.figure}.`] : [];
  const ended = /[.?!]$/.test(heading) ? heading : `${heading}.`;
  return [ended, ...figure, ...drawn, text].filter(Boolean).join(" ");
}

/** As quick as captions may be read: 20 characters a second (Netflix has it for English). */
const mostCharactersASecond = 20;

function mistakesIn({ scenes, cues, seconds }: Film): string[] {
  return [
    ...(seconds >= 8 && seconds <= 20 ? [] : [`scenes: last ${seconds} seconds, not 8 to 20`]),
    ...cues.flatMap(({ from, to, words }, i) => {
      const most = Math.floor((to - from) * mostCharactersASecond);
      const tooLong =
        words.length > most
          ? [`has ${words.length} characters, at most ${most} are read in its time`]
          : [];
      const unfilled = /\{\w+\}/.exec(words)?.map((name) => `names ${name}, which is no figure`);
      return [...tooLong, ...(unfilled ?? [])].map((mistake) => `scenes.${i}: ${mistake}`);
    }),
    ...scenes.flatMap(({ art }, i) =>
      "icon" in art && !isIcon(art.icon) ? [`scenes.${i}.art: there is no icon ${art.icon}`] : [],
    ),
  ];
}

function checkSceneFigures({ text = "", figuresOf }: FilmScene, { products }: Sources): string[] {
  if (figuresOf === undefined) return [];
  const facts = findProductNamed(products, figuresOf)?.facts;
  if (!facts) return [`figuresOf: there is no product ${figuresOf}`];
  return [checkProse(text, facts) ?? []].flat();
}
