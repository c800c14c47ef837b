import { element, short } from "./svg.ts";

export function disc(r: number, fill: string) {
  return element("circle", { r, fill });
}

/** A disc with its shadow on the cloth. */
export function plate(r: number, fill: string, shade: string) {
  const shadow = element("circle", { cx: r / 30, cy: r / 18, r, fill: shade, opacity: ".45" });
  return shadow + disc(r, fill);
}

export function ring(r: number, width: number, stroke: string) {
  return element("circle", { r, fill: "none", stroke, "stroke-width": width });
}

/** A ring of round dots: one circle, its stroke in dashes of no length with round ends. */
export function beads(r: number, count: number, size: number, stroke: string, turn?: number) {
  return element("circle", {
    r,
    fill: "none",
    stroke,
    "stroke-width": size,
    "stroke-linecap": "round",
    "stroke-dasharray": `0 ${short((2 * Math.PI * r) / count, 3)}`,
    transform: turn ? `rotate(${short(turn)})` : undefined,
  });
}

export function rays(r: number, length: number, count: number, stroke: string) {
  return element("circle", {
    r,
    fill: "none",
    stroke,
    "stroke-width": length,
    "stroke-dasharray": short((Math.PI * r) / count, 3),
  });
}

/** Draws one petal and rotates copies of it. `id` must be unique within the file. */
export function petals(
  id: string,
  [inner, outer]: readonly [number, number],
  width: number,
  count: number,
  fill: string,
  turn = 0,
) {
  const middle = short(inner + (outer - inner) * 0.58);
  const d = `M${short(inner)} 0Q${middle} ${short(width)} ${short(outer)} 0Q${middle} ${short(-width)} ${short(inner)} 0`;
  const turned = Array.from({ length: count - 1 }, (_, index) =>
    element("use", {
      href: `#${id}`,
      transform: `rotate(${short(((index + 1) * 360) / count, 2)})`,
    }),
  );
  return element(
    "g",
    { fill, transform: turn ? `rotate(${short(turn, 2)})` : undefined },
    element("path", { id, d }),
    ...turned,
  );
}
