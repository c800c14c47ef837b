/**
 * The description of a property's picture, which `packages/artwork/blender/homes` builds. Units are metres and degrees.
 */

/** Two shades of paint (sRGB, six hexadecimal digits), or a wall of a kind. */
type Wall = readonly [string, string] | "stone" | "brick" | "timber";
type Tiles = readonly [one: string, other: string, joint: string];
type Place = { x: number; y: number; turn?: number; seed: number };

/**
 * Flats, offices or shops. A rhythm is a letter a bay: B balcony, W window, N narrow window, S stair, G glass from
 * floor to floor, - blank wall.
 */
export type Block = Place & {
  kind: "block";
  storeys: number;
  storeyHeight?: number;
  rhythm: string;
  sides?: string;
  depth?: number;
  wall: Wall;
  accent: Wall;
  groundWall?: Wall;
  trim?: string;
  bands?: boolean;
  ground?: "shops";
  signs?: readonly string[];
  balcony?: "glass" | "solid" | "rails";
  screens?: "checked" | "framed" | "louvred";
  roof?: "flat" | "hip" | "crown";
  tiles?: Tiles;
};

type House = Place &
  (
    | { kind: "bungalow"; wall: Wall; accent: Wall; tiles: Tiles }
    | {
        kind: "maisonettes";
        pairs: number;
        gap?: number;
        wall: Wall;
        accent: Wall;
        tiles: Tiles;
        door?: string;
      }
    | { kind: "townhouses"; count: number; walls: readonly Wall[]; accent: Wall }
    | { kind: "mall"; wall: Wall; accent: Wall; sign: string; signs: readonly string[] }
  );

type Tree = "jacaranda" | "broadleaf" | "young" | "acacia" | "flame" | "palm";
type Rectangle = readonly [x: number, y: number, width: number, depth: number];
type Line = readonly [x0: number, y0: number, x1: number, y1: number];
export type Planted = readonly [
  Tree | "shrub" | "bougainvillea",
  x: number,
  y: number,
  size: number,
];
type Soil = "lawn" | "dry" | "savanna" | "red";

type Surroundings = {
  ground?: Soil;
  paved?: readonly Rectangle[];
  gravel?: readonly Rectangle[];
  /** The line along y of a street. */
  streets?: readonly number[];
  walls?: readonly { line: Line; height?: number; rails?: boolean }[];
  cars?: readonly (readonly [x: number, y: number, turn: number])[];
  carTones?: number;
  lights?: readonly (readonly [x: number, y: number])[];
  trees?: readonly Planted[];
  hedges?: readonly { line: Line; kind?: "shrub" | "bougainvillea" }[];
  /** Left, front, right and back of ground with blades of grass. */
  grass?: readonly Line[];
  /** A seed for a town in the background, at this distance in metres. */
  town?: number;
  townFrom?: number;
  hills?: number;
  hillHeight?: number;
};

type Land = {
  plot: { widthFeet: number; depthFeet: number };
  rows: number;
  columns: number;
  roadWidth: number;
  road?: "tarmac" | "murram";
  /** A road between the first row and the second, too. */
  roadFirst?: boolean;
  sideRoad?: boolean;
  firstNumber?: number;
  /** The fenced plot, which is marked in aerial views. */
  ours: number;
  openFront?: boolean;
  soil: Soil;
  /** The slope of the ground, and its roll. */
  slope?: number;
  hilliness?: number;
  gatehouse?: readonly [x: number, y: number];
  mountain?: readonly [x: number, y: number, height: number];
};

type Room = {
  wall: readonly [string, string];
  accentWall?: readonly [string, string];
  floorKind: "boards" | "tiles";
  floor: Tiles;
  curtain: string;
  sofa: string;
  chair: string;
  cushions: readonly [string, string];
  /** Edge, field and stripes. */
  rug: readonly [string, string, ...string[]];
  outside: "garden" | "balcony";
  soil: Soil;
  trees: readonly Planted[];
};

type Scene =
  | { buildings: readonly (Block | House)[]; around: Surroundings }
  | { land: Land; buildings?: readonly (Block | House)[]; around: Surroundings }
  | { room: Room };

type Point = readonly [x: number, y: number, z: number];

export type Shot = {
  /** The ending of the picture's name. */
  name: "day" | "dusk" | "aerial" | "living";
  eye: Point;
  to: Point;
  lens?: number;
  /** Shifts the picture up by this share of its width, so that walls stay vertical. */
  rise?: number;
  /** 180 is sun from the front; a larger angle is from the left. */
  sunFrom?: number;
  sunHeight?: number;
  cloud?: number;
  exposure?: number;
  /** Draws plot boundaries on the ground. */
  drawn?: boolean;
};

/** A model, and its pictures: `{name}-{shot's name}`. */
export type Home = { name: string; scene: Scene; shots: readonly Shot[] };
