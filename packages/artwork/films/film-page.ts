import type { Film } from "../../../model/films/schema.ts";
import type { FilmArt, FilmScene } from "../../../model/films/schema.ts";
import type { Settings } from "../../../model/reading/site.ts";
import type { Content } from "../../../model/content.ts";
import { homeExample } from "../../../model/films/home-figures.ts";
import { dataUrl, escapeHtml, fontFaces } from "../page-parts.ts";
import { screenStyles } from "../screens/screen-styles.ts";
import { filmStyles } from "./film-styles.ts";
import { artHtml, groundOf, isLight } from "./scene-art.ts";

export const filmSize = { width: 1280, height: 720 };

type ShortText = Pick<Content, "settings" | "whizz" | "products" | "homeCost">;

/**
 * A film as one HTML page. Its scenes lie on top of each other, and each appears at its time (`--at`). All movement is
 * CSS animation, so that any moment can be rendered.
 */
export function filmPage(film: Film, words: ShortText): string {
  const scenes = film.scenes.map((scene, i) => sceneHtml(film, scene, i, words));
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces}${screenStyles}${filmStyles}</style>
<body class="${film.isNarrated ? "narrated" : ""}">${scenes.join("")}`;
}

/** Runs in the page: sets all animations to `ms` after the start. Returns whether any is running then. */
export function seek(ms: number): boolean {
  let isMoving = false;
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
    const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
    // One frame longer: an animation's last step appears in the frame after its end.
    if (ms >= delay && ms <= Number(endTime) + 40) isMoving = true;
  }
  return isMoving;
}

function sceneHtml(film: Film, scene: FilmScene, i: number, words: ShortText) {
  const { brand, cues, scenes } = film;
  const { art, heading, figure, text, seconds } = scene;
  const kind = "mark" in art ? "end" : "days" in art ? "wide" : "side";
  const start = i === 0 ? "first" : continues(art, scenes[i - 1]?.art) ? "cut" : "";
  const classes = ["scene", kind, isLight(art) ? "light" : "", start].join(" ");
  const drawn = { whizz: words.whizz, film, homeMonths: homeExample(words)?.months ?? [] };
  const mark =
    "mark" in art
      ? `<img class="mark" src="${dataUrl("public/favicon.svg", "image/svg+xml")}">`
      : brandHtml(brand, words.settings);
  return `<section class="${classes}" style="--at: ${cues[i]?.from ?? 0}s; --for: ${seconds}s; background: ${groundOf(art)}">
${artHtml(art, seedOf(art, film.isNarrated ? 0 : i), drawn)}${mark}
<div class="words"><h1>${escapeHtml(heading)}</h1>${figure ? `<p class="sum">${escapeHtml(figure)}</p>` : ""}${text ? `<p>${escapeHtml(text)}</p>` : ""}${"mark" in art ? `<p class="who">${escapeHtml(nameOf(art.mark, words.settings))}</p>` : ""}</div>
<div class="progress">${scenes.map((_, at) => `<i class="${at <= i ? "past" : ""}"></i>`).join("")}</div></section>`;
}

/** True for a picture that continues the one before: it does not fade in again. */
function continues(art: FilmArt, before: FilmArt | undefined) {
  return (["house", "woven", "screen"] as const).some(
    (kind) => before && kind in art && kind in before,
  );
}

const brandHtml = (brand: Film["brand"], settings: Settings) =>
  `<div class="brand"><img src="${dataUrl("public/favicon.svg", "image/svg+xml")}">${escapeHtml(nameOf(brand, settings))}</div>`;

const nameOf = (brand: Film["brand"], { group, bank }: Settings) =>
  brand === "group" ? group.name : bank.name;

/** A different cloth for each scene, and the same one at each run. */
const seedOf = (art: FilmArt, i: number) => `film-${"cloth" in art ? art.cloth : "mark"}-${i}`;
