import { readIcon } from "../../../model/reading/icons.ts";
import type { ScheduleRow } from "../../../domain/lending/amortisation.ts";
import type { Film, FilmArt } from "../../../model/films/schema.ts";
import type { Whizz } from "../../../model/page-texts/whizz.ts";
import type { Motif } from "../../../domain/pictures/pattern.ts";
import { drawPattern } from "../patterns/draw-pattern.ts";
import { palettes } from "../patterns/palettes.ts";
import { dataUrl, escapeHtml, svgUrl } from "../page-parts.ts";
import { screenHtml } from "../screens/app-screens.ts";
import { houseArt } from "./house-art.ts";
import { wovenArt } from "./woven-art.ts";

/** The background of each clay scene, and whether text on it is dark. */
const clayGrounds = {
  city: { ground: "#f8efd7", isLight: true },
  diaspora: { ground: "#f8efd7", isLight: true },
  savings: { ground: "#8b2339", isLight: false },
} as const;

/** On a light background the text and the logo are dark. */
export const isLight = (art: FilmArt) => "clay" in art && clayGrounds[art.clay].isLight;

export function groundOf(art: FilmArt): string {
  if ("clay" in art) return clayGrounds[art.clay].ground;
  return "cloth" in art ? palettes[art.cloth].calm[1] : "#7a1730";
}

export type Drawn = { whizz: Whizz; film: Film; homeMonths: readonly ScheduleRow[] };

/** The art next to a scene's text. */
export function artHtml(art: FilmArt, seed: string, drawn: Drawn): string {
  if ("mark" in art) return beadRings();
  if ("clay" in art)
    return `<img class="clay" src="${dataUrl(`public/pictures/clay-${art.clay}-1600.avif`, "image/avif")}">`;
  return cloth(art.cloth, seed) + onCloth(art, drawn);
}

type OnCloth = Extract<FilmArt, { cloth: Motif }>;

function onCloth(art: OnCloth, { whizz, film, homeMonths }: Drawn) {
  if ("days" in art) return string(art.days);
  if ("house" in art) return `<div class="panel">${houseArt(film, art.house)}</div>`;
  if ("woven" in art) {
    const first = film.scenes.find((scene) => "woven" in scene.art);
    return `<div class="panel">${wovenArt(homeMonths, first?.art !== art)}</div>`;
  }
  if ("screen" in art)
    return `<div class="phone"><div class="glass">${screenHtml(art.screen, whizz)}</div></div>`;
  if ("cutout" in art)
    return `<div class="disc"></div><img class="cutout" src="${dataUrl(`public/pictures/cutout-${art.cutout}-800.avif`, "image/avif")}">`;
  const [ink] = palettes[art.cloth].calm;
  if ("figure" in art) {
    const size = art.figure.length > 7 ? "small" : "large";
    return `<div class="disc"><b class="${size}" style="color: ${ink}">${escapeHtml(art.figure)}</b></div>`;
  }
  const icon = (readIcon(`${art.icon}-duotone`) ?? "").replaceAll("currentColor", ink);
  return `<div class="disc"><img class="icon" src="${svgUrl(icon)}"></div>`;
}

const cloth = (motif: Motif, seed: string) =>
  `<img class="cloth" src="${svgUrl(drawPattern(motif, seed, "share"))}">`;

/** Days as beads on a string. */
function string(days: readonly { day: string; what: string }[]) {
  const beads = days.map(
    ({ day, what }, i) =>
      `<li style="--bead: ${i}"><span>${escapeHtml(what)}</span><b>${escapeHtml(day)}</b></li>`,
  );
  return `<ol class="days">${beads.join("")}</ol>`;
}

const ringColours = ["#f0c979", "#b5445c", "#d9a13b", "#fbf6ee"];

/** Rings of beads about the mark at the end. */
function beadRings() {
  const rings = [0, 1, 2, 3].map((ring) => {
    const radius = 520 + ring * 70;
    const around = 2 * Math.PI * radius;
    const gap = around / Math.round(around / 34);
    return `<circle class="ring" style="--bead: ${ring}" cx="640" cy="360" r="${radius}" stroke="${ringColours[ring % ringColours.length]}" stroke-dasharray="0 ${gap.toFixed(3)}"/>`;
  });
  return `<svg class="rings" viewBox="0 0 1280 720">${rings.join("")}</svg>`;
}
