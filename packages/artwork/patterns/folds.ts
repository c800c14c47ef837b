import type { Cloth } from "./cloth.ts";
import { coverWithGradient, gradientStop } from "./svg.ts";

/** Soft folds of hanging cloth: waves of light and shade across its direction. */
export function drawFolds(
  { frame, colours, random }: Cloth,
  leanDegrees: number,
  depth = 1,
): string {
  const { shade } = colours;
  const spread = random.between(260, 400) * frame.scale;
  const fall = ((leanDegrees + random.between(-8, 8)) * Math.PI) / 180;
  const start = Math.round(random.between(0, spread));
  const end = { x2: start + spread * Math.cos(fall), y2: spread * Math.sin(fall) };
  return coverWithGradient(
    frame,
    "folds",
    { x1: start, y1: 0, ...end, spreadMethod: "repeat" },
    gradientStop(0, shade, 0),
    gradientStop(0.3, shade, 0.42 * depth),
    gradientStop(0.42, "#fff", 0),
    gradientStop(0.55, "#fff", 0.13 * depth ** 2),
    gradientStop(0.7, shade, 0.06),
    gradientStop(0.86, shade, 0.26 * depth),
    gradientStop(1, shade, 0),
  );
}
