import type { Home } from "./home.ts";

const richland = {
  kind: "block",
  storeys: 6,
  wall: ["E8DCC6", "DCCEB4"],
  accent: ["6A3A2E", "5E332A"],
  balcony: "glass",
  screens: "checked",
} as const;

const kahawa = {
  kind: "block",
  storeys: 5,
  wall: "brick",
  accent: ["EFEAE0", "E4DED2"],
  balcony: "solid",
  screens: "framed",
  groundWall: ["EFEAE0", "E4DED2"],
} as const;

export const flats: readonly Home[] = [
  {
    name: "richland-pointe",
    scene: {
      buildings: [
        { ...richland, x: 0, y: 0, seed: 6, rhythm: "BWBSBWB" },
        { ...richland, x: 42, y: 12, turn: -28, seed: 8, rhythm: "BWSWB" },
      ],
      around: {
        ground: "lawn",
        paved: [[0, -14, 60, 8]],
        streets: [-27],
        walls: [
          { line: [-50, -21.4, -6, -21.4], rails: true },
          { line: [6, -21.4, 60, -21.4], rails: true },
        ],
        cars: [
          [-10, -12.5, 90],
          [-7, -12.5, 90],
          [7, -12.5, 90],
          [13, -12.5, 90],
          [-18, -26, 0],
        ],
        carTones: 2,
        lights: [
          [-16, -22.3],
          [14, -22.3],
        ],
        trees: [
          ["broadleaf", -20, -6, 0.95],
          ["jacaranda", -24, -14, 0.8],
          ["young", 21, -9, 1.2],
          ["young", 4, -19, 0.9],
          ["young", -9, -19, 0.9],
          ["broadleaf", 66, 0, 1.1],
          ["broadleaf", -36, 8, 1.1],
        ],
        hedges: [{ line: [-14, -7.6, -3, -7.6] }, { line: [3, -7.6, 14, -7.6] }],
        grass: [[-24, -22, 24, -18.5]],
        town: 15,
        townFrom: 60,
      },
    },
    shots: [
      {
        name: "day",
        eye: [26, -42, 2],
        to: [0, 0, 2],
        lens: 25,
        rise: 0.14,
        sunFrom: 145,
        sunHeight: 40,
        cloud: 0.52,
      },
      {
        name: "dusk",
        eye: [-25, -40, 2],
        to: [2, 0, 2],
        lens: 25,
        rise: 0.14,
        sunFrom: 240,
      },
    ],
  },
  {
    name: "kahawa-downs",
    scene: {
      buildings: [
        { ...kahawa, x: -6, y: 0, seed: 12, rhythm: "WBBSBBW" },
        { ...kahawa, x: 38, y: 6, turn: -12, seed: 14, rhythm: "WBSBW" },
      ],
      around: {
        ground: "lawn",
        paved: [[0, -14, 60, 8]],
        streets: [-27],
        walls: [
          { line: [-60, -21.4, -11, -21.4], height: 1.3 },
          { line: [0, -21.4, 60, -21.4], height: 1.3 },
        ],
        cars: [
          [-17, -12.5, 90],
          [-14, -12.5, 90],
          [2, -12.5, 90],
          [9, -12.5, 90],
          [24, -26, 0],
        ],
        carTones: 5,
        lights: [
          [-22, -22.3],
          [12, -22.3],
        ],
        trees: [
          ["jacaranda", 16.5, -8, 0.9],
          ["jacaranda", -26, -8, 0.95],
          ["young", -18, -19.5, 0.9],
          ["broadleaf", 22, 20, 1.1],
          ["flame", 60, -4, 1],
          ["broadleaf", -42, 4, 1.1],
        ],
        hedges: [
          { line: [-19, -7.6, -9, -7.6], kind: "bougainvillea" },
          { line: [-3, -7.6, 7, -7.6] },
        ],
        grass: [[-28, -21, 20, -18.4]],
        town: 17,
        townFrom: 60,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-33, -41, 2],
        to: [-3, 0, 2],
        lens: 27,
        rise: 0.12,
        sunFrom: 228,
        sunHeight: 44,
      },
    ],
  },
  {
    name: "apartment-nyali",
    scene: {
      buildings: [
        {
          kind: "block",
          x: 0,
          y: 0,
          seed: 33,
          storeys: 5,
          storeyHeight: 3.2,
          rhythm: "BBSBB",
          wall: ["FAF7F0", "F0ECE2"],
          accent: ["5E9FA3", "569498"],
          balcony: "glass",
          screens: "louvred",
          roof: "crown",
        },
      ],
      around: {
        ground: "dry",
        paved: [[0, -13, 50, 7]],
        streets: [-24],
        walls: [
          { line: [-40, -18.6, -5, -18.6], height: 1.7 },
          { line: [5, -18.6, 40, -18.6], height: 1.7 },
        ],
        cars: [
          [-9, -12, 90],
          [9.5, -12, 90],
        ],
        carTones: 4,
        trees: [
          ["palm", -14, -8, 1],
          ["palm", -16.5, -10, 1.25],
          ["palm", 14, -9, 1.1],
          ["palm", 17, -4, 1.3],
          ["palm", -24, 4, 1.4],
          ["palm", 26, 6, 1.3],
          ["broadleaf", -30, -2, 0.9],
          ["palm", 3.6, -17.4, 0.8],
          ["palm", -22, -16, 1],
        ],
        hedges: [
          { line: [-11, -7.6, -3, -7.6], kind: "bougainvillea" },
          { line: [3, -7.6, 11, -7.6], kind: "bougainvillea" },
        ],
        grass: [
          [-22, -18, -10, -8],
          [10, -18, 22, -8],
        ],
        town: 41,
        townFrom: 70,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-21, -34, 1.9],
        to: [0.5, 0, 2],
        lens: 25,
        rise: 0.14,
        sunFrom: 230,
        sunHeight: 50,
        cloud: 0.54,
      },
    ],
  },
];
