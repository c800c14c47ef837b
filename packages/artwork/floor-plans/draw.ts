import { drawFurniture } from "./furniture.ts";
import {
  doorWidth,
  extent,
  floorArea,
  windowWidth,
  type Opening,
  type Plan,
  type Room,
} from "./plan.ts";

const sheet = { width: 1280, height: 720 };
/** On a phone of 360 pixels the sheet is 0.26 of its size: 40 units are letters of ten and a half pixels. */
export const label = { name: 40, size: 37, foot: 38 };
const margin = { side: 40, top: 92, bottom: 84 };
const ink = "#2b2327";
const paper = "#fff";
const fills: Record<Room[1], string> = {
  living: "#f6ebda",
  kitchen: "#e6efe9",
  bed: "#f3e4e7",
  bath: "#dfecf2",
  hall: "#fbf6ee",
  stairs: "#efe9e1",
  store: "#efefea",
  work: "#f6ebda",
  core: "#ddd5cb",
  outside: "#e3ecd6",
};

type Frame = { scale: number; x: (metres: number) => number; y: (metres: number) => number };

const whole = (value: number) => Math.round(value);

/** The largest scale at which the plan fits the sheet, and the position of its corner. */
export function frameOf(plan: Pick<Plan, "rooms">): Frame {
  const { left, top, width, depth } = extent(plan);
  const room = {
    width: sheet.width - 2 * margin.side,
    height: sheet.height - margin.top - margin.bottom,
  };
  const scale = Math.min(room.width / width, room.height / depth);
  const dx = (sheet.width - width * scale) / 2;
  const dy = margin.top + (room.height - depth * scale) / 2;
  return {
    scale,
    x: (metres) => whole(dx + (metres - left) * scale),
    y: (metres) => whole(dy + (metres - top) * scale),
  };
}

/** A plan as SVG. Uses a system font, because an image cannot load the page's fonts. */
export function drawPlan(plan: Plan): string {
  const frame = frameOf(plan);
  return svg([
    heading(plan.title),
    ...plan.rooms.map((room) => drawRoom(room, frame)),
    `<g fill="#fff" stroke="#b9afa3" stroke-width="2">${plan.rooms.map((room) => drawFurniture(room, frame)).join("")}</g>`,
    ...plan.windows.map((opening) => drawWindow(opening, frame)),
    ...plan.doors.map((opening) => drawDoor(opening, plan, frame)),
    `<g text-anchor="middle" stroke="${paper}" stroke-width="8" stroke-linejoin="round" paint-order="stroke">${plan.rooms.map((room) => drawLabel(room, plan, frame)).join("")}</g>`,
    foot(plan),
  ]);
}

export const svg = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}" font-family="system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"><path fill="${paper}" d="M0 0h${sheet.width}v${sheet.height}H0z"/>${parts.join("")}</svg>\n`;

export const heading = (title: string) =>
  `<text x="40" y="62" font-size="46" font-weight="700" fill="#7a1730">${title}</text>`;

export const footLine = (words: string) =>
  `<text x="40" y="${sheet.height - 28}" font-size="${label.foot}" fill="#5b5257">${words}</text>`;

function foot(plan: Plan) {
  if (plan.squareMetres === undefined)
    return footLine("Artist's plan of such a home; not measured");
  return footLine(
    plan.inAreas
      ? "Artist's plan; areas are about"
      : `Artist's plan, about ${whole(floorArea(plan))} m²; sizes in metres`,
  );
}

function drawRoom([, kind, x, y, width, depth]: Room, frame: Frame) {
  const [left, top] = [frame.x(x), frame.y(y)];
  return `<path fill="${fills[kind]}" stroke="${ink}" stroke-width="${kind === "outside" ? 3 : 9}" d="M${left} ${top}H${frame.x(x + width)}V${frame.y(y + depth)}H${left}z"/>`;
}

/** The door opens downwards or to the right, or the other way if that is outside. */
function drawDoor([x, y, along, width = doorWidth]: Opening, plan: Plan, frame: Frame) {
  const [left, top, wide] = [frame.x(x), frame.y(y), whole(width * frame.scale)];
  const isRoom = ([, , rx, ry, across, depth]: Room) =>
    along === "x" ? ry === y && rx <= x && x < rx + across : rx === x && ry <= y && y < ry + depth;
  const reach = plan.rooms.some(isRoom) ? wide : -wide;
  const gap = along === "x" ? `h${wide}` : `v${wide}`;
  const [leaf, swing] =
    along === "x"
      ? [`v${reach}`, `0 0 ${reach > 0 ? 0 : 1} ${wide} ${-reach}`]
      : [`h${reach}`, `0 0 ${reach > 0 ? 1 : 0} ${-reach} ${wide}`];
  return `<path stroke="${paper}" stroke-width="11" d="M${left} ${top}${gap}"/><path fill="none" stroke="#8b8186" stroke-width="2.5" d="M${left} ${top}${leaf}a${wide} ${wide} ${swing}"/>`;
}

function drawWindow([x, y, along, width = windowWidth]: Opening, frame: Frame) {
  const line = `M${frame.x(x)} ${frame.y(y)}${along === "x" ? "h" : "v"}${whole(width * frame.scale)}`;
  return `<path stroke="#fff" stroke-width="11" d="${line}"/><path stroke="#4d8fb0" stroke-width="5" d="${line}"/>`;
}

/** A name and, if the record has the size and the room has space, the size below it. */
function drawLabel([name, kind, x, y, width, depth]: Room, plan: Plan, frame: Frame) {
  const middle = whole((frame.x(x) + frame.x(x + width)) / 2);
  const centre = whole((frame.y(y) + frame.y(y + depth)) / 2);
  const size = sizeWords(width, depth, plan);
  const hasSize =
    plan.squareMetres !== undefined &&
    kind !== "outside" &&
    kind !== "core" &&
    textWidth(size, label.size) < width * frame.scale - 24 &&
    depth * frame.scale > 110;
  const text = (words: string, at: number, rest: string) =>
    `<text x="${middle}" y="${at}" ${rest}>${words}</text>`;
  const first = text(
    name,
    centre + (hasSize ? -6 : 14),
    `font-size="${label.name}" font-weight="700" fill="${ink}"`,
  );
  return hasSize
    ? first + text(size, centre + 38, `font-size="${label.size}" fill="#5b5257"`)
    : first;
}

const sizeWords = (width: number, depth: number, { inAreas }: Plan) =>
  inAreas ? `${whole(width * depth)} m²` : `${width.toFixed(1)} × ${depth.toFixed(1)}`;

/** The approximate width of a text in the widest of the possible fonts. */
export const textWidth = (words: string, size: number) => words.length * size * 0.62;
