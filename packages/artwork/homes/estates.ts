import type { Block, Home } from "./home.ts";

/** An estate: the same block at several places. */
export const repeat = (
  block: Omit<Block, "x" | "y" | "seed">,
  places: readonly (readonly number[])[],
) => places.map(([x = 0, y = 0, turn = 0], i): Block => ({ ...block, x, y, turn, seed: i + 3 }));

const komarock = {
  kind: "block",
  storeys: 5,
  rhythm: "BWSWB",
  wall: ["EFE6D3", "E4D8C2"],
  accent: "brick",
  balcony: "rails",
  screens: "framed",
} as const;

const pangani = {
  kind: "block",
  storeys: 9,
  storeyHeight: 2.95,
  rhythm: "BWSWB",
  sides: "NWN",
  wall: ["F2F0EB", "E6E4DE"],
  accent: ["3F6C8C", "386380"],
  groundWall: "stone",
  balcony: "solid",
} as const;

const samara = {
  kind: "block",
  storeys: 6,
  rhythm: "WBSBW",
  wall: ["E9E8DF", "DDDDD2"],
  accent: ["7C9272", "70866A"],
  balcony: "glass",
  screens: "louvred",
  roof: "crown",
} as const;

export const estates: readonly Home[] = [
  {
    name: "komarock-heights",
    scene: {
      buildings: repeat(komarock, [
        [0, 0],
        [31, 3],
        [-31, 5],
        [2, 34],
        [33, 37],
        [-29, 39],
      ]),
      around: {
        ground: "lawn",
        paved: [[0, -14, 100, 9]],
        gravel: [],
        streets: [-27],
        walls: [
          { line: [-70, -21.5, -9, -21.5], rails: true },
          { line: [9, -21.5, 70, -21.5], rails: true },
        ],
        cars: [
          [-12, -12.5, 90],
          [-9, -12.5, 90],
          [8, -12.5, 90],
          [14, -12.5, 90],
          [30, -12, 90],
          [20, -27.5, 0],
        ],
        lights: [
          [-15, -22.5],
          [18, -22.5],
        ],
        trees: [
          ["jacaranda", -15.5, -9, 0.85],
          ["young", 15.5, -8, 1],
          ["broadleaf", 17, 20, 1],
          ["flame", -17, 20, 0.9],
          ["young", -44, -10, 1.1],
          ["jacaranda", 48, -9, 1],
          ["young", -5, 19, 1],
          ["broadleaf", 52, 22, 1.1],
          ["young", 6, -19.5, 0.8],
          ["young", -24, -19, 0.9],
          ["young", 26, -19, 0.9],
        ],
        hedges: [{ line: [-11, -7.4, -3, -7.4] }, { line: [3, -7.4, 11, -7.4] }],
        grass: [[-20, -22, 20, -18.5]],
        town: 3,
        townFrom: 75,
      },
    },
    shots: [
      { name: "day", eye: [-24, -39, 2], to: [1, 0, 2], lens: 26, rise: 0.12 },
      {
        name: "aerial",
        eye: [58, -66, 40],
        to: [1, 12, 5],
        lens: 30,
        sunFrom: 160,
        sunHeight: 50,
      },
    ],
  },
  {
    name: "pangani",
    scene: {
      buildings: repeat(pangani, [
        [-13, 0],
        [17, 8],
        [-43, 10],
        [-8, 40],
        [24, 46],
      ]),
      around: {
        ground: "lawn",
        paved: [[0, -13, 90, 8]],
        streets: [-25],
        walls: [
          { line: [-70, -19.6, -20, -19.6], height: 1.6 },
          { line: [-6, -19.6, 70, -19.6], height: 1.6 },
        ],
        cars: [
          [-22, -11.5, 90],
          [-5, -11.5, 90],
          [-2, -11.5, 90],
          [12, -11.5, 90],
          [-30, -24, 0],
          [6, -26.5, 180],
        ],
        carTones: 2,
        lights: [
          [-28, -20.4],
          [0, -20.4],
          [26, -20.4],
        ],
        trees: [
          ["young", -28, -9, 1.2],
          ["young", 2, -6, 1.2],
          ["broadleaf", 30, -8, 0.9],
          ["young", -24, -17.5, 0.9],
          ["jacaranda", 6, 24, 0.9],
          ["broadleaf", -28, 26, 1],
          ["young", 12, -17.5, 1],
          ["young", 40, -17.5, 1.1],
        ],
        hedges: [{ line: [-23, -7.3, -16, -7.3] }, { line: [-10, -7.3, -4, -7.3] }],
        town: 11,
        townFrom: 70,
      },
    },
    shots: [
      {
        name: "day",
        eye: [22, -50, 2.2],
        to: [-6, 0, 3],
        lens: 25,
        rise: 0.19,
        sunFrom: 150,
        cloud: 0.46,
      },
      {
        name: "aerial",
        eye: [-62, -72, 50],
        to: [-6, 14, 10],
        lens: 29,
        sunFrom: 205,
      },
    ],
  },
  {
    name: "samara",
    scene: {
      buildings: repeat(samara, [
        [0, 0],
        [32, 0],
        [-32, 0],
        [0, 38],
        [32, 38],
        [-32, 38],
        [0, 76],
        [32, 76],
      ]),
      around: {
        ground: "lawn",
        paved: [
          [0, -13, 110, 6],
          [0, 19, 110, 6],
          [0, 57, 110, 6],
          [-16, 30, 4, 90],
        ],
        streets: [-26],
        cars: [
          [-8, -12, 180],
          [10, -14, 0],
          [26, -12, 180],
          [-27, -14, 0],
          [-26, 19, 0],
          [20, 20, 0],
        ],
        carTones: 4,
        lights: [
          [-18, -17],
          [16, -17],
        ],
        trees: [
          ["broadleaf", -15, -5, 0.8],
          ["young", 16, -4, 1.2],
          ["acacia", -20, -18, 0.8],
          ["young", 5, -18, 1],
          ["young", 30, -19, 1.2],
          ["broadleaf", 48, 12, 1],
          ["young", 16, 34, 1.1],
          ["young", 16, 12, 1],
          ["broadleaf", -50, 20, 1.1],
          ["young", -40, -18, 1.2],
          ["young", 48, -12, 1],
        ],
        hedges: [
          { line: [-12, -8, -2.5, -8] },
          { line: [2.5, -8, 12, -8] },
          { line: [-50, -20.6, 50, -20.6], kind: "bougainvillea" },
        ],
        grass: [[-22, -21, 14, -16.5]],
        town: 7,
        townFrom: 120,
        hills: 4,
        hillHeight: 36,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-25, -38, 1.9],
        to: [3, 0, 2],
        lens: 25,
        rise: 0.14,
        sunFrom: 225,
        sunHeight: 36,
      },
      {
        name: "aerial",
        eye: [-70, -70, 46],
        to: [-2, 24, 4],
        lens: 29,
        sunFrom: 190,
        sunHeight: 46,
      },
    ],
  },
];
