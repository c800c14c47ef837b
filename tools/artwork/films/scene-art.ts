import { readIcon } from "#model/reading/icons.ts";
import type { FilmArt } from "#model/films/schema.ts";
import type { Whizz } from "#app/pages/bank/whizz/content.ts";
import type { Motif } from "#domain/pages/pattern.ts";
import { drawPattern } from "#server/patterns/draw-pattern.ts";
import { palettes } from "#server/patterns/palettes.ts";
import { dataUrl, escapeHtml, svgUrl } from "../page-parts.ts";
import { screenHtml } from "../screens/app-screens.ts";

/** The ground that each scene of clay was taken on, and whether words on it are dark. */
const clayGrounds = {
  city: { ground: "#f4edf4", isLight: true },
  diaspora: { ground: "#faf2d9", isLight: true },
  savings: { ground: "#8b2339", isLight: false },
} as const;

/** Some grounds are light: words and the mark on them are dark. */
export const isLight = (art: FilmArt) => "clay" in art && clayGrounds[art.clay].isLight;

export function groundOf(art: FilmArt): string {
  if ("clay" in art) return clayGrounds[art.clay].ground;
  return "cloth" in art ? palettes[art.cloth].calm[1] : "#7a1730";
}

/** The art beside the words of a scene. */
export function artHtml(art: FilmArt, seed: string, whizz: Whizz): string {
  if ("mark" in art) return beadRings();
  if ("clay" in art)
    return `<img class="clay" src="${dataUrl(`public/pictures/clay-${art.clay}-1600.avif`, "image/avif")}">`;
  return cloth(art.cloth, seed) + onCloth(art, whizz);
}

type OnCloth = Extract<FilmArt, { cloth: Motif }>;

function onCloth(art: OnCloth, whizz: Whizz) {
  if ("days" in art) return string(art.days);
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
