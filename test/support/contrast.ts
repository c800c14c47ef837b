type Colour = string | readonly number[];

/** WCAG 2.2, "contrast ratio", of two colours: `#767676`, a computed style, or red, green and blue from 0 to 255. */
export function contrast(one: Colour, other: Colour) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: Colour) {
  const [red = Number.NaN, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: Colour) {
  if (typeof colour !== "string") return colour;
  return colour.startsWith("#")
    ? (colour.slice(1).match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
}
