import type { Home } from "./home.ts";

const komarock = {
  kind: "maisonettes",
  pairs: 3,
  wall: ["F0E4CC", "E6D8BC"],
  accent: "stone",
  tiles: ["A8553C", "964A34", "70382A"],
} as const;

const syokimau = {
  kind: "townhouses",
  walls: [
    ["F1EEE6", "E6E1D6"],
    ["B9A68C", "AD9A80"],
  ],
  accent: "timber",
} as const;

export const houses: readonly Home[] = [
  {
    name: "komarock-maisonettes",
    scene: {
      buildings: [
        { ...komarock, x: 0, y: 0, seed: 4 },
        { ...komarock, x: 6, y: 30, turn: 180, seed: 9 },
      ],
      around: {
        ground: "lawn",
        paved: [
          [-4.7, -9, 3.2, 8],
          [4.7, -9, 3.2, 8],
          [14.8, -9, 3.2, 8],
          [-14.8, -9, 3.2, 8],
          [24.2, -9, 3.2, 8],
          [-24.2, -9, 3.2, 8],
        ],
        streets: [-19],
        walls: [
          { line: [-3.1, -13.4, 3.1, -13.4], height: 1.2 },
          { line: [6.3, -13.4, 13.2, -13.4], height: 1.2 },
          { line: [-13.2, -13.4, -6.3, -13.4], height: 1.2 },
          { line: [16.4, -13.4, 22.6, -13.4], height: 1.2 },
          { line: [-22.6, -13.4, -16.4, -13.4], height: 1.2 },
        ],
        cars: [
          [4.7, -9, 90],
          [-14.8, -8.6, 90],
        ],
        carTones: 1,
        lights: [
          [-10, -14.2],
          [11, -14.2],
        ],
        trees: [
          ["jacaranda", 9.8, -9.5, 0.62],
          ["young", -9.8, -9, 0.85],
          ["flame", 29, -8, 0.8],
          ["young", -29, -8, 1],
          ["broadleaf", -12, 15, 1],
          ["broadleaf", 14, 15, 0.9],
        ],
        hedges: [
          { line: [-2.6, -12.7, 2.6, -12.7] },
          { line: [-12.6, -12.7, -7, -12.7], kind: "bougainvillea" },
        ],
        grass: [
          [-3, -13, 3, -5],
          [7, -13, 13, -5],
          [-13, -13, -7, -5],
        ],
        town: 5,
        townFrom: 60,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-14, -25.5, 1.8],
        to: [0, 0, 1.8],
        lens: 25,
        rise: 0.075,
        sunFrom: 220,
      },
      {
        name: "dusk",
        eye: [15.5, -24.5, 1.8],
        to: [0.5, 0, 1.8],
        lens: 25,
        rise: 0.075,
        sunFrom: 120,
      },
    ],
  },
  {
    name: "bungalow-nakuru",
    scene: {
      buildings: [
        {
          kind: "bungalow",
          x: 0,
          y: 0,
          seed: 2,
          wall: "stone",
          accent: "stone",
          tiles: ["8C4A3A", "7C4234", "5E3229"],
        },
      ],
      around: {
        ground: "lawn",
        gravel: [[4.6, -11.5, 3.4, 13]],
        paved: [[-0.2, -9, 1.4, 7]],
        walls: [
          { line: [-16, 12, 16, 12] },
          { line: [-16, -18, -16, 12] },
          { line: [16, -18, 16, 12] },
        ],
        cars: [[4.6, -5.2, 90]],
        carTones: 5,
        trees: [
          ["flame", -11.5, 3, 0.75],
          ["broadleaf", 11.5, 6, 0.8],
          ["young", -12, -8.5, 0.8],
          ["broadleaf", 22, 20, 1.2],
          ["broadleaf", -20, 20, 1.2],
          ["jacaranda", 2, 22, 1],
        ],
        hedges: [
          { line: [-6, -4.8, -1.6, -4.8] },
          { line: [2.8, -5.6, 4.2, -5.6], kind: "bougainvillea" },
          { line: [-14.8, -4, -14.8, 10] },
        ],
        grass: [
          [-14, -17, 2.6, -5],
          [6.6, -17, 14, 4],
        ],
        town: 9,
        townFrom: 50,
        hills: 2,
        hillHeight: 70,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-8.4, -17.5, 1.7],
        to: [-0.2, 0, 1.7],
        lens: 26,
        rise: 0.05,
        sunFrom: 215,
        sunHeight: 46,
      },
      {
        name: "dusk",
        eye: [9.5, -16.5, 1.7],
        to: [-0.6, 0, 1.7],
        lens: 26,
        rise: 0.05,
        sunFrom: 110,
      },
    ],
  },
  {
    name: "townhouses-syokimau",
    scene: {
      buildings: [
        { ...syokimau, x: 0, y: 0, seed: 3, count: 6 },
        { ...syokimau, x: -29, y: -23, turn: 90, seed: 5, count: 5 },
        { ...syokimau, x: 29, y: -23, turn: -90, seed: 6, count: 5 },
      ],
      around: {
        ground: "dry",
        paved: [
          [0, -11, 46, 8],
          [-18, -26, 9, 30],
          [18, -26, 9, 30],
          [0, -43, 46, 5],
        ],
        walls: [
          { line: [-48, 12, 48, 12], height: 2.4 },
          { line: [-40, -50, -5, -50], height: 2.2 },
          { line: [5, -50, 40, -50], height: 2.2 },
        ],
        cars: [
          [-16.5, -10, 90],
          [3.5, -9.6, 90],
          [10, -9.8, 90],
          [-19.5, -22, 0],
        ],
        carTones: 3,
        lights: [
          [-12, -15],
          [12, -15],
        ],
        trees: [
          ["young", -10.5, -31, 1],
          ["young", 8, -21, 1.1],
          ["acacia", -2, -33, 0.7],
          ["young", 8, -36, 1],
          ["young", -10, -36, 0.9],
          ["broadleaf", -44, 16, 1],
          ["broadleaf", 40, 18, 1.1],
          ["young", 0, 16, 1.3],
        ],
        hedges: [
          { line: [-12, -15.6, 12, -15.6] },
          { line: [-12.6, -17, -12.6, -40] },
          { line: [12.6, -17, 12.6, -40] },
        ],
        grass: [[-12, -40, 12, -16]],
        town: 13,
        townFrom: 60,
      },
    },
    shots: [
      {
        name: "day",
        eye: [-9, -27, 1.8],
        to: [2.5, 0, 1.8],
        lens: 23,
        rise: 0.07,
        sunFrom: 222,
        sunHeight: 48,
      },
      {
        name: "aerial",
        eye: [30, -74, 42],
        to: [0, -16, 0],
        lens: 30,
        sunFrom: 160,
        sunHeight: 52,
      },
    ],
  },
];
