import { repeat } from "./estates.ts";
import type { Home } from "./home.ts";

const kisumu = {
  kind: "block",
  storeys: 4,
  rhythm: "WBSBW",
  sides: "WNW",
  wall: ["F3E3C8", "E8D5B6"],
  accent: ["B6653F", "A85B38"],
  balcony: "rails",
  roof: "hip",
  tiles: ["6E7F86", "65757C", "55646B"],
} as const;

const precious = {
  kind: "block",
  storeys: 4,
  rhythm: "BWSWB",
  wall: ["F0CFAE", "E6C19C"],
  accent: ["F4EFE6", "E9E2D6"],
  balcony: "rails",
  roof: "hip",
  tiles: ["7E4636", "703E31", "573027"],
} as const;

export const courts: readonly Home[] = [
  {
    name: "kisumu",
    scene: {
      buildings: repeat(kisumu, [
        [0, 0],
        [28, 6, -16],
        [-28, 6, 16],
      ]),
      around: {
        ground: "red",
        paved: [[0, -13, 46, 6]],
        streets: [-25],
        walls: [
          { line: [-46, -18.5, -4, -18.5], height: 1.5 },
          { line: [4, -18.5, 46, -18.5], height: 1.5 },
        ],
        cars: [
          [11, -13, 180],
          [-16, -12, 0],
        ],
        carTones: 1,
        trees: [
          ["flame", 15.5, -9, 0.8],
          ["palm", -14, -9, 0.8],
          ["palm", -16.5, -11, 0.95],
          ["flame", -40, -4, 1],
          ["broadleaf", 44, -2, 1],
          ["broadleaf", 14, 14, 1],
          ["young", -10, -16.5, 0.9],
          ["young", 22, -16, 0.9],
        ],
        hedges: [
          { line: [-11, -7.6, -3, -7.6] },
          { line: [3, -7.6, 11, -7.6], kind: "bougainvillea" },
        ],
        grass: [[-20, -18, 20, -9]],
        town: 21,
        townFrom: 60,
        hills: 8,
        hillHeight: 50,
      },
    },
    shots: [
      {
        name: "day",
        eye: [14, -34, 1.9],
        to: [-1, 0, 1.6],
        lens: 24,
        rise: 0.1,
        sunFrom: 150,
        sunHeight: 48,
      },
      {
        name: "aerial",
        eye: [42, -52, 30],
        to: [-2, 2, 3],
        lens: 29,
        sunFrom: 165,
        sunHeight: 44,
      },
    ],
  },
  {
    name: "precious-gardens",
    scene: {
      buildings: [
        { ...precious, x: -18, y: 0, turn: 68, seed: 22 },
        { ...precious, x: 18, y: 0, turn: -68, seed: 25 },
        { ...precious, x: 0, y: 26, seed: 27 },
      ],
      around: {
        ground: "lawn",
        paved: [
          [0, -6, 3, 44],
          [0, 14, 14, 4],
          [0, -20, 60, 6],
        ],
        cars: [
          [14, -20, 180],
          [-16, -19, 0],
        ],
        lights: [
          [-3, -4],
          [3, 8],
        ],
        trees: [
          ["flame", -5.5, 2, 0.55],
          ["jacaranda", 6, 6, 0.6],
          ["young", -6, 12, 0.8],
          ["young", 4.6, -8, 0.75],
          ["broadleaf", -34, -12, 1],
          ["broadleaf", 36, -10, 1],
          ["palm", -4.5, -11, 0.6],
        ],
        hedges: [
          { line: [-2, -16, -2, 11] },
          { line: [2, -16, 2, 11] },
          { line: [-8, 14.5, -8, -8], kind: "bougainvillea" },
        ],
        grass: [
          [-10, -16, -2, 12],
          [2, -16, 10, 12],
        ],
        town: 31,
        townFrom: 60,
      },
    },
    shots: [
      {
        name: "day",
        eye: [3.4, -27, 1.8],
        to: [0, 10, 1.8],
        lens: 23,
        rise: 0.1,
        sunFrom: 195,
        sunHeight: 52,
      },
      {
        name: "dusk",
        eye: [-9, -31, 1.8],
        to: [1.5, 10, 1.8],
        lens: 26,
        rise: 0.1,
        sunFrom: 230,
      },
    ],
  },
];
