import type { Home, Shot } from "./home.ts";

const living: Shot = {
  name: "living",
  eye: [-2.9, -3.35, 1.4],
  to: [1.1, 1.6, 1.1],
  lens: 19,
  rise: -0.02,
};

export const rooms: readonly Home[] = [
  {
    name: "upcountry",
    scene: {
      room: {
        wall: ["EFE8DC", "E8DFD0"],
        accentWall: ["C9B79C", "C2AF92"],
        floorKind: "boards",
        floor: ["9A7450", "8A6646", "5E4530"],
        curtain: "FBF3E6",
        sofa: "5F6F68",
        chair: "C9B79C",
        cushions: ["7A1730", "D9A13B"],
        rug: ["7A1730", "E9DCC6", "B5445C", "D9A13B"],
        outside: "balcony",
        soil: "lawn",
        trees: [
          ["jacaranda", 14, 4, 1],
          ["broadleaf", 16, -3, 1],
          ["broadleaf", 26, 12, 1.2],
          ["young", 11, 0.5, 1.3],
          ["broadleaf", 40, -12, 1.3],
          ["broadleaf", 44, 2, 1.4],
          ["broadleaf", 50, 22, 1.4],
        ],
      },
    },
    shots: [living],
  },
  {
    name: "coast",
    scene: {
      room: {
        wall: ["F6F3EC", "EEEAE0"],
        accentWall: ["8FB5B4", "86ACAB"],
        floorKind: "tiles",
        floor: ["E3DACB", "DAD0BF", "B9AE9C"],
        curtain: "FFFFFF",
        sofa: "E8DFCF",
        chair: "7D9A98",
        cushions: ["2F7F86", "E08A4B"],
        rug: ["2F6F74", "F1EADB", "4E9A9C", "E0A15B"],
        outside: "balcony",
        soil: "dry",
        trees: [
          ["palm", 10, 3.5, 1.25],
          ["palm", 12, -1.5, 1.35],
          ["palm", 16, 8, 1.4],
          ["palm", 22, 1, 1.3],
          ["palm", 30, -8, 1.4],
          ["broadleaf", 34, 6, 1],
          ["palm", 40, 14, 1.5],
        ],
      },
    },
    shots: [living],
  },
];
