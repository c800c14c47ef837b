import type { Plan } from "./plan.ts";

export const premisesPlans: readonly Plan[] = [
  {
    name: "plan-shops-thika",
    title: "Small shop and corner shop",
    inAreas: true,
    rooms: [
      ["Small shop", "work", 0, 0, 5, 6.4],
      ["Corner shop", "work", 6.5, 0, 9.375, 6.4],
    ],
    doors: [
      [2, 6.4, "x", 1],
      [10.6, 6.4, "x", 1.4],
    ],
    windows: [
      [0.4, 6.4, "x", 1.5],
      [3.2, 6.4, "x", 1.4],
      [7, 6.4, "x", 3.2],
      [12.4, 6.4, "x", 3],
      [15.875, 1, "y", 4.2],
    ],
    squareMetres: 92,
  },
  {
    name: "plan-offices-westlands",
    title: "One floor, two halves",
    squareMetres: 310,
    inAreas: true,
    rooms: [
      ["Half A", "work", 0, 0, 12.5, 12.4],
      ["Stairs", "core", 12.5, 0, 4, 4.4],
      ["Lifts", "core", 12.5, 4.4, 4, 3.6],
      ["Stairs", "core", 12.5, 8, 4, 4.4],
      ["Half B", "work", 16.5, 0, 12.5, 12.4],
    ],
    doors: [
      [12.5, 5.6, "y", 1.2],
      [16.5, 5.6, "y", 1.2],
      [12.5, 1.6, "y", 1],
      [16.5, 9.8, "y", 1],
    ],
    windows: [
      [1, 0, "x", 10.5],
      [1, 12.4, "x", 10.5],
      [17.5, 0, "x", 10.5],
      [17.5, 12.4, "x", 10.5],
      [0, 1, "y", 10.4],
      [29, 1, "y", 10.4],
    ],
  },
  {
    name: "plan-consulting-suite",
    title: "One suite",
    squareMetres: 58,
    rooms: [
      ["Waiting", "living", 0, 0, 3.6, 4.3],
      ["Washroom", "bath", 0, 4.3, 3.6, 2],
      ["Consulting 1", "work", 3.6, 0, 5.6, 3.15],
      ["Consulting 2", "work", 3.6, 3.15, 5.6, 3.15],
    ],
    doors: [
      [0, 0.8, "y", 1],
      [1.2, 4.3, "x", 0.9],
      [3.6, 1.4, "y", 0.9],
      [3.6, 3.25, "y", 0.95],
    ],
    windows: [
      [5.4, 0, "x", 2.2],
      [5.4, 6.3, "x", 2.2],
      [9.2, 0.8, "y", 1.6],
      [9.2, 4, "y", 1.6],
      [1.4, 6.3, "x", 0.7],
    ],
  },
];
