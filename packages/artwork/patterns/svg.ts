type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element as text; leaves out attributes that are `undefined`. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : value}"`)
    .join("");
  const inside = children.join("");
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

/** A number in as few characters as a drawing needs: a tenth of a unit cannot be seen. */
export function short(value: number, decimals = 1) {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, "$1.");
}

/** A rectangle over the whole drawing. */
export function cover(frame: Size, fill: string) {
  return element("rect", { width: frame.width, height: frame.height, fill });
}

export function gradientStop(offset: number, colour: string, opacity: number) {
  return element("stop", {
    offset: short(offset, 3),
    "stop-color": colour,
    "stop-opacity": opacity === 1 ? undefined : short(opacity, 2),
  });
}

type Size = { width: number; height: number };

/** A piece of cloth that repeats over the whole drawing. */
export const tile = (
  id: string,
  { width, height }: Size,
  patternTransform: string,
  ...children: readonly string[]
) =>
  element(
    "pattern",
    { id, width, height, patternUnits: "userSpaceOnUse", patternTransform },
    ...children,
  );

type Line = { x1: number; y1: number; x2: number; y2: number; spreadMethod?: "repeat" };

/** Shades of colour over the whole drawing, along a line. */
export function coverWithGradient(
  frame: Size,
  id: string,
  { spreadMethod, ...line }: Line,
  ...stops: readonly string[]
) {
  const attributes = { id, gradientUnits: "userSpaceOnUse", spreadMethod, ...line };
  return element("linearGradient", attributes, ...stops) + cover(frame, `url(#${id})`);
}
