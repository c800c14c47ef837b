/** The contrast of two colours by WCAG 2.2, each as its red, green and blue or as a computed style. */
export function contrast(one: string | readonly number[], other: string | readonly number[]) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string | readonly number[]) {
  const channels = typeof colour === "string" ? (colour.match(/[\d.]+/g) ?? []) : colour;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
