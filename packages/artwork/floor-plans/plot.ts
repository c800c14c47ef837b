import { footLine, heading, svg } from "./draw.ts";

/** A plot by the lengths of its sides, with its surroundings. */
export type PlotPlan = {
  name: string;
  title: string;
  plot: { widthFeet: number; depthFeet: number };
  road: { name: string; fill: string };
  /** The neighbours to the left, at the back and to the right. */
  neighbours: readonly [string, string, string];
  /** Sides with a fence: front, left, back, right. */
  fenced: readonly boolean[];
  /** The ground falls towards the road. */
  isSloping?: boolean;
};

const murram = "#c98d68";
const tarmac = "#b9b4ae";
const plot = { widthFeet: 50, depthFeet: 100 };

export const plotPlans: readonly PlotPlan[] = [
  {
    name: "plan-plot-joska",
    title: "A plot at Joska",
    plot,
    road: { name: "Graded road", fill: murram },
    neighbours: ["Plot", "Plot", "Plot"],
    fenced: [false, false, false, false],
  },
  {
    name: "plan-plot-ruiru",
    title: "A plot at Ruiru East",
    plot,
    road: { name: "Street, water and power", fill: tarmac },
    neighbours: ["House", "Plot", "House"],
    fenced: [false, true, false, true],
  },
  {
    name: "plan-plot-kitengela",
    title: "A plot at Kitengela",
    plot,
    road: { name: "Street of the estate", fill: murram },
    neighbours: ["Plot", "Plot", "Plot"],
    fenced: [false, false, false, false],
  },
  {
    name: "plan-plot-nanyuki",
    title: "A plot near Nanyuki",
    plot,
    road: { name: "Gravel road", fill: murram },
    neighbours: ["Plot", "Plot", "Plot"],
    fenced: [false, true, true, true],
    isSloping: true,
  },
];

const metresPerFoot = 0.3048;
const unitsPerFoot = 8.6;
const left = 210;
const top = 120;

/** Feet as they are sold, and metres to a tenth. */
export const sideWords = (feet: number) => `${feet} ft · ${(feet * metresPerFoot).toFixed(1)} m`;

/** Draws the long side horizontally, with the road on the left, because the sheet is wide. */
export function drawPlot({ title, plot: sides, road, neighbours, fenced, isSloping }: PlotPlan) {
  const across = sides.depthFeet * unitsPerFoot;
  const down = sides.widthFeet * unitsPerFoot;
  const right = left + across;
  const bottom = top + down;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const line = (from: readonly number[], to: readonly number[], hasFence: boolean) =>
    `<path stroke="#7a1730" stroke-width="6" d="M${from.join(" ")}L${to.join(" ")}"/>${
      hasFence
        ? `<path stroke="#2b2327" stroke-width="14" stroke-dasharray="4 30" d="M${from.join(" ")}L${to.join(" ")}"/>`
        : ""
    }`;
  const [a = [], b = [], c = [], d = []] = corners;
  const area = Math.round(sides.widthFeet * sides.depthFeet * metresPerFoot ** 2);
  return svg([
    heading(title),
    `<path fill="${road.fill}" d="M40 96h120v540H40z"/><path fill="#eef1e4" d="M160 96h1080v540H160z"/>`,
    `<path fill="#dfe8cd" d="M${left} ${top}h${across}v${down}h-${across}z"/>`,
    isSloping ? slope(right, top, down) : "",
    line(d, a, fenced[0] ?? false),
    line(a, b, fenced[1] ?? false),
    line(b, c, fenced[2] ?? false),
    line(c, d, fenced[3] ?? false),
    ...corners.map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="15" fill="#fff" stroke="#b3261e" stroke-width="8"/>`,
    ),
    `<g text-anchor="middle" font-size="44" fill="#2b2327"><text x="${left + across / 2}" y="${top + 62}" font-weight="700">${sideWords(sides.depthFeet)}</text>`,
    `<text transform="rotate(-90 ${left + 62} ${top + down / 2})" x="${left + 62}" y="${top + down / 2}" font-weight="700">${sideWords(sides.widthFeet)}</text>`,
    `<text x="${left + across / 2}" y="${top + down / 2 + 40}" font-size="56" font-weight="700" fill="#7a1730">about ${area} m²</text>`,
    `<text transform="rotate(-90 112 366)" x="112" y="366" font-size="40">${road.name}</text>`,
    `<text x="${left + across / 2}" y="${bottom + 62}" font-size="40" fill="#5b5257">${neighbours[0]}</text>`,
    `<text transform="rotate(-90 ${right + 84} ${top + down / 2})" x="${right + 84}" y="${top + down / 2}" font-size="40" fill="#5b5257">${neighbours[1]}</text></g>`,
    footLine("Artist's plan. Red rings: beacons"),
  ]);
}

/** Lines of equal height, a quarter of the plot apart. */
const slope = (right: number, from: number, down: number) =>
  [1, 2, 3]
    .map(
      (i) =>
        `<path fill="none" stroke="#a9b58c" stroke-width="4" d="M${right - i * 210} ${from}q40 ${down / 2} 0 ${down}"/>`,
    )
    .join("");
