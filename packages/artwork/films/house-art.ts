import type { Film } from "../../../model/films/schema.ts";
import { escapeHtml } from "../page-parts.ts";

/** In the units of the drawing, 600 by 600: the wall, and the height of a course. */
const wall = { left: 44, right: 556, foot: 556 };
const course = 64;
const width = wall.right - wall.left;
const stones = ["#e9c98d", "#f0d9ab", "#e5bd6c", "#f4e3c3", "#e0b57a", "#efd3a0"];

/** Right of the figures. `up` is the height of its lower edge above the ground. */
const door = { x: 366, up: 0, wide: 80, high: 176 };
const windows = [
  { x: 468, up: 84, wide: 72, high: 92 },
  { x: 370, up: 240, wide: 72, high: 96 },
  { x: 468, up: 240, wide: 72, high: 96 },
];
type Opening = typeof door;

type Laid = { house: number; heading: string; figure: string };

/** The house with `laid` courses, the last of them on its way down; after the last course comes the roof. */
export function houseArt({ scenes }: Film, laid: number): string {
  const all = scenes.flatMap(({ art, heading, figure = "" }): Laid[] =>
    "house" in art && art.house > 0 ? [{ house: art.house, heading, figure }] : [],
  );
  const courses = all.slice(0, -1);
  const top = wall.foot - courses.length * course;
  const roof = `M${wall.left - 30} ${top}L300 ${top - 150}L${wall.right + 30} ${top}z`;
  const planned = [door, ...windows].map(outline).join("");
  const drawn = courses
    .filter(({ house }) => house <= laid)
    .map((each) => part(courseArt(each), each.house === laid));
  return `<svg class="house" viewBox="0 0 600 600">
<path class="plan" d="M${wall.left} ${wall.foot}V${top}H${wall.right}V${wall.foot}M${roof.slice(1, -1)}${planned}"/>
<path class="earth" d="M14 ${wall.foot}H586"/>${drawn.join("")}
${laid > courses.length ? part(roofArt(roof, top, all.at(-1)), true) : ""}</svg>`;
}

const part = (art: string, isNew: boolean) => `<g class="${isNew ? "lands" : "laid"}">${art}</g>`;

/** A course of stones with its name, its figure, and its part of the door and windows. */
function courseArt({ house, heading, figure }: Laid) {
  const y = wall.foot - house * course;
  const joints = [0.25, 0.5, 0.75].map((share) => {
    const x = wall.left + width * (share + (house % 2 ? 0.06 : -0.06));
    return `M${x} ${y}v${course}`;
  });
  return `<path d="M${wall.left} ${y}h${width}v${course}h-${width}z" fill="${stones[(house - 1) % stones.length]}"/>
<path class="joints" d="M${wall.left} ${y}h${width}${joints.join("")}"/>
<svg x="${wall.left}" y="${y}" width="${width}" height="${course}" viewBox="${wall.left} ${y} ${width} ${course}">${openings}</svg>
<text x="${wall.left + 14}" y="${y + 25}">${escapeHtml(heading)}</text>
<text class="figure" x="${wall.left + 14}" y="${y + 55}">${escapeHtml(figure.replace(/^KES\s/, ""))}</text>`;
}

const topOf = ({ up, high }: Opening) => wall.foot - up - high;

const outline = (each: Opening) =>
  `M${each.x} ${topOf(each)}h${each.wide}v${each.high}h-${each.wide}z`;

const openings = `<path class="frame" d="${[door, ...windows].map(outline).join("")}"/>
<path class="pane" d="${windows.map(outline).join("")}"/>
<path class="frame" d="${windows.map((each) => `M${each.x + each.wide / 2} ${topOf(each)}v${each.high}M${each.x - 8} ${topOf(each) + each.high}h${each.wide + 16}`).join("")}"/>
<path class="door" d="${outline(door)}"/>
<circle class="knob" cx="${door.x + door.wide - 15}" cy="${wall.foot - 84}" r="6"/>`;

function roofArt(path: string, top: number, total: Laid | undefined) {
  return `<path class="roof" d="${path}"/><text class="total" x="300" y="${top - 28}">${escapeHtml(total?.figure ?? "")}</text>`;
}
