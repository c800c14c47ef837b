import type { Home, Planted } from "./home.ts";

const plot = { widthFeet: 50, depthFeet: 100 };

/** A few acacias, near and far, the same way every time. */
const scattered = (kind: Planted[0], places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, size]): Planted => [kind, x, y, size]);

export const plots: readonly Home[] = [
  {
    name: "plots-joska",
    scene: {
      land: {
        plot,
        rows: 4,
        columns: 8,
        roadWidth: 9,
        ours: 5,
        soil: "dry",
        hilliness: 0.9,
      },
      around: {
        ground: "dry",
        trees: [
          ...scattered("acacia", [
            [-70, 46, 1],
            [80, 70, 1.1],
            [-40, 160, 1.2],
            [30, 190, 1],
            [130, 150, 1.3],
            [-130, 120, 1.2],
            [-14, 210, 1],
          ]),
          ...scattered("young", [
            [-58, 12, 0.8],
            [70, 20, 0.9],
          ]),
        ],
        grass: [[-14, -2, 30, 20]],
        hills: 6,
        hillHeight: 40,
        town: 25,
        townFrom: 170,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-1, -12.5, 3.4],
        to: [8, 30, 0.6],
        lens: 24,
        rise: -0.05,
        sunFrom: 235,
        sunHeight: 38,
        cloud: 0.46,
      },
      {
        name: "aerial",
        eye: [-46, -78, 74],
        to: [2, 48, 0],
        lens: 30,
        sunFrom: 220,
        sunHeight: 50,
        drawn: true,
      },
    ],
  },
  {
    name: "plots-kitengela",
    scene: {
      land: {
        plot,
        rows: 4,
        columns: 9,
        roadWidth: 9,
        roadFirst: true,
        ours: 13,
        soil: "savanna",
        hilliness: 0.5,
        gatehouse: [0, -2.5],
      },
      around: {
        ground: "savanna",
        walls: [
          { line: [-78, -2.5, -13.5, -2.5], height: 1.9 },
          { line: [13.5, -2.5, 78, -2.5], height: 1.9 },
        ],
        trees: [
          ...scattered("acacia", [
            [-22, 14, 0.8],
            [34, 30, 0.9],
            [-60, 80, 1],
            [90, 120, 1.2],
            [-100, 130, 1.2],
            [14, 190, 1.1],
            [60, 200, 1.2],
            [-30, 170, 1],
          ]),
          ["young", -7.5, -5, 0.7],
          ["young", 7.6, -5, 0.7],
        ],
        hedges: [
          { line: [-30, -3.6, -14, -3.6], kind: "bougainvillea" },
          { line: [14, -3.6, 30, -3.6], kind: "bougainvillea" },
        ],
        grass: [[-30, -9, 30, -4]],
        hills: 12,
        hillHeight: 44,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-9.5, -20, 1.9],
        to: [0, 4, 1.7],
        lens: 25,
        rise: 0.02,
        sunFrom: 225,
        sunHeight: 40,
        cloud: 0.5,
      },
      {
        name: "aerial",
        eye: [44, -82, 76],
        to: [0, 48, 0],
        lens: 30,
        sunFrom: 150,
        sunHeight: 50,
        drawn: true,
      },
    ],
  },
  {
    name: "plots-nanyuki",
    scene: {
      land: {
        plot,
        rows: 4,
        columns: 7,
        roadWidth: 9,
        ours: 3,
        soil: "savanna",
        slope: 0.03,
        hilliness: 0.7,
        mountain: [150, 900, 165],
      },
      around: {
        ground: "savanna",
        trees: scattered("acacia", [
          [-34, 40, 1],
          [44, 50, 1],
          [-70, 90, 1.2],
          [70, 130, 1.2],
          [-12, 150, 1.1],
          [120, 170, 1.3],
          [-120, 160, 1.3],
          [28, 210, 1],
        ]),
        grass: [[-26, -2, 12, 20]],
        hills: 14,
        hillHeight: 26,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-20, -8, 2.3],
        to: [-8, 30, 1.4],
        lens: 25,
        rise: 0.03,
        sunFrom: 120,
        sunHeight: 30,
        cloud: 0.55,
      },
      {
        name: "aerial",
        eye: [-52, -70, 60],
        to: [6, 60, 0],
        lens: 27,
        sunFrom: 130,
        sunHeight: 40,
        drawn: true,
      },
    ],
  },
];
