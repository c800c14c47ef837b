import type { Cloth } from "./cloth.ts";
import { blossom, discs, medallions } from "./kitenge-medallions.ts";
import { grid, honeycomb, type Layout, scales } from "./kitenge-layouts.ts";
import { cover, element, short, tile } from "./svg.ts";

/** Kitenge wax print: medallions and blossoms on a stippled ground. */
export function drawKitenge({ frame, colours, random }: Cloth): string {
  const layout = frame.isBand ? grid : random.pick([grid, honeycomb, scales]);
  const size = frame.isBand ? frame.height : random.pick([180, 210, 240]) * frame.scale;
  const turn = frame.isBand ? 0 : random.pick([0, 15, 30, 45]);
  const radius = size * (layout === scales ? 0.5 : 0.465);
  const drawMedallion = random.pick(layout === scales ? discs : medallions);
  const medallion = element("g", { id: "m" }, drawMedallion(radius, colours, random));
  const flower = layout.petals
    ? element("g", { id: "f" }, blossom(size * layout.blossomSize, colours, layout.petals))
    : "";
  const place = (id: string, places: Layout["centres"]) =>
    places.map(([x, y]) => element("use", { href: `#${id}`, x: x * size, y: y * size }));
  const pattern = tile(
    "medallions",
    { width: layout.width * size, height: layout.height * size },
    `rotate(${turn}) translate(${short(random.between(0, size))} 0)`,
    element("defs", {}, medallion, flower),
    ...place("f", layout.blossoms),
    ...place("m", layout.centres),
  );
  return (
    cover(frame, colours.ground) +
    stipple(size / 12, colours.shade) +
    cover(frame, "url(#stipple)") +
    pattern +
    cover(frame, "url(#medallions)")
  );
}

function stipple(step: number, shade: string) {
  return tile(
    "stipple",
    { width: step, height: step },
    "rotate(30)",
    element("circle", { r: step / 5, cx: step / 2, cy: step / 2, fill: shade, opacity: ".5" }),
  );
}
