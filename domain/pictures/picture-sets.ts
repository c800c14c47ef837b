/**
 * The kinds of drawn pictures and the files there are of each: `{prefix}{name}-{width}.{format}` in public/pictures.
 * `mostBytes` is what the AVIF of a width may weigh.
 */
export const pictureSets = {
  /** Fills a banner, 16 by 9. */
  scene: {
    prefix: "clay-",
    avifWidths: [480, 960, 1600],
    webpWidths: [480, 960],
    mostBytes: { 480: 8000, 960: 17_000, 1600: 34_000 },
  },
  /** A square without a background. */
  cutout: {
    prefix: "cutout-",
    avifWidths: [120, 200, 400, 800],
    webpWidths: [400],
    mostBytes: { 120: 3000, 200: 6000, 400: 10_000, 800: 20_000 },
  },
} as const;

type PictureSet = (typeof pictureSets)[keyof typeof pictureSets];

/** Every file of one picture, as `{name}-{width}.{format}`. */
export function filesOfPicture({ avifWidths, webpWidths }: PictureSet, name: string): string[] {
  return [
    ...avifWidths.map((width) => `${name}-${width}.avif`),
    ...webpWidths.map((width) => `${name}-${width}.webp`),
  ];
}
