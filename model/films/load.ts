import { fillFigures, checkProse } from "#model/reading/prose.ts";
import { findProductNamed } from "#model/products/find.ts";
import { isIcon } from "#model/reading/icons.ts";
import type { Film, FilmRecord, FilmScene } from "./schema.ts";
import type { Product } from "#model/products/schema.ts";
import { fillTexts } from "#model/reading/site-words.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { placesIn } from "#model/reading/texts.ts";

type Sources = { products: readonly Product[]; words: Readonly<Record<string, string>> };
type Named = { id: string; file: string; value: FilmRecord; written: FilmRecord };

/** The films by name, with the figures of products and of the rights issue in their words. */
export function toFilms(records: readonly Named[], sources: Sources): Record<string, Film> {
  const films = records.map(({ id, file, value, written }) => ({
    id,
    file,
    film: toFilm(value, sources),
    mistakes: written.scenes.flatMap((scene, i) => [
      ...checkSceneFigures(scene, sources),
      ...checkWrittenFigures(scene, i),
    ]),
  }));
  throwIfAny(
    films.flatMap(({ file, film, mistakes }) =>
      [...mistakes, ...checkFilm(film)].map((mistake) => `${file} ${mistake}`),
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
    return { from, to: at, words: sceneWords(scene) };
  });
  const isNarrated = scenes.every(({ caption }) => caption !== undefined);
  return { ...record, scenes, cues, seconds: at, isNarrated };
}

/** Updates a film's cues after its scenes were translated. */
export function withWordsSeen(film: Film): Film {
  const cues = film.cues.map((cue, i) => {
    const scene = film.scenes[i];
    return scene ? { ...cue, words: sceneWords(scene) } : cue;
  });
  return { ...film, cues };
}

/** Rounds to tenths, because sums of floats drift. */
const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

/** Every text that a viewer reads in a scene. */
function sceneWords({ art, heading, figure, text }: FilmScene): string {
  const drawn = "days" in art ? art.days.map(({ day, what }) => `${what}: ${day}.`) : [];
  const figures = ["figure" in art ? art.figure : "", figure ?? ""].filter(Boolean);
  const ended = /[.?!]$/.test(heading) ? heading : `${heading}.`;
  return [ended, ...figures.map((each) => `${each}.`), ...drawn, text].filter(Boolean).join(" ");
}

/** The maximum reading speed: 20 characters a second (Netflix's limit for English). */
const mostCharactersASecond = 20;

/** Lower for captions, because their readers also look at the picture. */
const mostOfCaption = 17;

function checkFilm({ scenes, cues, seconds, isNarrated }: Film): string[] {
  const [least, longest] = isNarrated ? [30, 45] : [8, 20];
  return [
    ...(seconds >= least && seconds <= longest
      ? []
      : [`scenes: last ${seconds} seconds, not ${least} to ${longest}`]),
    ...(isNarrated ? scenes.flatMap(checkCaption) : []),
    ...cues.flatMap(({ from, to, words }, i) => {
      const most = Math.floor((to - from) * mostCharactersASecond);
      const tooLong =
        words.length > most
          ? [`has ${words.length} characters, at most ${most} are read in its time`]
          : [];
      const unfilled = placesIn(`${words} ${scenes[i]?.caption ?? ""}`).map(
        (name) => `names {${name}}, which is no figure`,
      );
      return [...tooLong, ...unfilled].map((mistake) => `scenes.${i}: ${mistake}`);
    }),
    ...scenes.flatMap(({ art }, i) =>
      "icon" in art && !isIcon(art.icon) ? [`scenes.${i}.art: there is no icon ${art.icon}`] : [],
    ),
  ];
}

/** Captions replace a voice, so they must not repeat the words in the picture. */
function checkCaption({ heading, figure, caption = "", seconds }: FilmScene, i: number): string[] {
  const repeated = [heading, figure ?? ""].filter(
    (seen) => seen && caption.toLowerCase().includes(seen.toLowerCase()),
  );
  const most = Math.floor(seconds * mostOfCaption);
  return [
    ...repeated.map((seen) => `scenes.${i}.caption: repeats "${seen}", which is seen`),
    ...(caption.length > most
      ? [
          `scenes.${i}.caption: has ${caption.length} characters, at most ${most} are read in its time`,
        ]
      : []),
  ];
}

/** In a narrated film every figure is that of a record: `{homePrice}`. */
function checkWrittenFigures({ heading, figure = "", text = "", caption }: FilmScene, i: number) {
  if (caption === undefined) return [];
  const written = [heading, figure, text, caption].join(" ").replaceAll(/\{\w+\}/g, "");
  // The USSD code is already filled in from the settings.
  return /(?<![*\d])\d/.test(written)
    ? [`scenes.${i}: writes out a figure: name it in braces`]
    : [];
}

function checkSceneFigures({ text = "", figuresOf }: FilmScene, { products }: Sources): string[] {
  if (figuresOf === undefined) return [];
  const facts = findProductNamed(products, figuresOf)?.facts;
  if (!facts) return [`figuresOf: there is no product ${figuresOf}`];
  return [checkProse(text, facts) ?? []].flat();
}
