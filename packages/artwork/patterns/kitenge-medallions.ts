import { beads, disc, petals, plate, rays, ring } from "./kitenge-parts.ts";
import type { Colourway } from "./palettes.ts";
import type { Random } from "../../../test/support/seeded-random.ts";

/** A medallion about the origin, no wider than `radius`. */
type Medallion = (radius: number, colours: Colourway, random: Random) => string;

/** Round to the rim, so that one may lie over another. */
export const discs: readonly [Medallion, ...Medallion[]] = [sunflower, gramophone, wheel];

export const medallions: readonly [Medallion, ...Medallion[]] = [...discs, rosette, star];

/** Broad petals about a seeded heart. */
function sunflower(radius: number, { shade, ground, threads }: Colourway, random: Random) {
  const [lead, second, accent, light] = threads;
  const count = random.pick([12, 16, 20]);
  return (
    plate(radius, second, shade) +
    disc(radius * 0.96, shade) +
    beads(radius * 0.88, count * 2, radius * 0.055, light) +
    petals("a", [radius * 0.4, radius * 0.82], (radius * 2.5) / count, count, lead) +
    petals("b", [radius * 0.48, radius * 0.7], (radius * 1.1) / count, count, ground) +
    disc(radius * 0.42, accent) +
    disc(radius * 0.36, shade) +
    beads(radius * 0.28, 12, radius * 0.08, light) +
    beads(radius * 0.14, 6, radius * 0.07, second) +
    disc(radius * 0.06, lead)
  );
}

/** The record: nested rings, dotted and plain alternately. */
function gramophone(radius: number, { shade, threads }: Colourway, random: Random) {
  const [lead, second, accent, light] = threads;
  const ticks = random.pick([36, 48]);
  return (
    plate(radius, lead, shade) +
    disc(radius * 0.94, shade) +
    rays(radius * 0.82, radius * 0.18, ticks, second) +
    ring(radius * 0.68, radius * 0.045, lead) +
    beads(radius * 0.58, 24, radius * 0.08, light) +
    ring(radius * 0.48, radius * 0.045, lead) +
    rays(radius * 0.39, radius * 0.12, 24, accent) +
    disc(radius * 0.28, second) +
    disc(radius * 0.21, shade) +
    beads(radius * 0.13, 8, radius * 0.07, light) +
    disc(radius * 0.05, lead)
  );
}

/** Two turns of pointed petals, one before the other. */
function rosette(radius: number, { shade, ground, threads }: Colourway, random: Random) {
  const [lead, second, accent, light] = threads;
  const count = random.pick([8, 10]);
  const half = 180 / count;
  return (
    petals("a", [radius * 0.2, radius * 1.06], (radius * 4.2) / count, count, shade, half) +
    petals("b", [radius * 0.2, radius], (radius * 3.4) / count, count, second, half) +
    petals("c", [radius * 0.1, radius * 0.9], (radius * 4) / count, count, shade) +
    petals("d", [radius * 0.14, radius * 0.83], (radius * 3.1) / count, count, lead) +
    petals("e", [radius * 0.3, radius * 0.7], (radius * 1.2) / count, count, ground) +
    disc(radius * 0.3, shade) +
    beads(radius * 0.24, count * 2, radius * 0.05, light) +
    disc(radius * 0.17, accent) +
    disc(radius * 0.08, light)
  );
}

/** A flower of eight within a star of sixteen rays. */
function star(radius: number, { shade, ground, threads }: Colourway, random: Random) {
  const [lead, second, accent, light] = threads;
  const rim = random.chance(0.5);
  return (
    (rim ? plate(radius, accent, shade) + disc(radius * 0.95, ground) : "") +
    petals("a", [radius * 0.3, radius * 0.9], radius * 0.2, 16, shade) +
    petals("b", [radius * 0.3, radius * 0.84], radius * 0.13, 16, second) +
    disc(radius * 0.56, shade) +
    disc(radius * 0.52, ground) +
    petals("c", [radius * 0.08, radius * 0.5], radius * 0.3, 8, lead) +
    petals("d", [radius * 0.2, radius * 0.44], radius * 0.12, 8, shade) +
    beads(radius * 0.46, 8, radius * 0.08, light, 22.5) +
    disc(radius * 0.13, accent) +
    beads(radius * 0.91, 16, radius * 0.055, light, 11.25)
  );
}

/** Spokes between rims, a flower for the hub. */
function wheel(radius: number, { shade, ground, threads }: Colourway, random: Random) {
  const [lead, second, accent, light] = threads;
  const spokes = random.pick([16, 20, 24]);
  return (
    plate(radius, second, shade) +
    disc(radius * 0.95, shade) +
    beads(radius * 0.87, spokes * 2, radius * 0.07, light) +
    ring(radius * 0.78, radius * 0.05, lead) +
    rays(radius * 0.62, radius * 0.2, spokes, accent) +
    disc(radius * 0.48, lead) +
    disc(radius * 0.43, ground) +
    petals("a", [radius * 0.07, radius * 0.4], radius * 0.19, 8, light) +
    petals("b", [radius * 0.12, radius * 0.31], radius * 0.08, 8, ground) +
    disc(radius * 0.08, second)
  );
}

/** A small flower for the ground between medallions. */
export function blossom(radius: number, { threads, shade }: Colourway, petalCount: number) {
  const [lead, second, accent] = threads;
  return (
    petals("s", [radius * 0.12, radius], (radius * 3) / petalCount, petalCount, second) +
    petals("t", [radius * 0.3, radius * 0.78], (radius * 1.1) / petalCount, petalCount, shade) +
    disc(radius * 0.2, accent) +
    beads(radius * 1.05, petalCount, radius * 0.16, lead, 180 / petalCount)
  );
}
