import type { Motif } from "#domain/pictures/pattern.ts";
import { paths } from "#app/pages/paths.ts";

const sizes = { wide: [1600, 420], tile: [480, 360], strip: [1200, 96], ring: [320, 320] } as const;

type PatternImageProps = {
  motif: Motif;
  shape: keyof typeof sizes;
  seed: string;
  className: string | undefined;
  /** True for a pattern that the first screen shows. */
  isEager?: boolean;
};

/** A pattern as a decoration. */
export function PatternImage({ motif, shape, seed, className, isEager }: PatternImageProps) {
  const [width, height] = sizes[shape];
  return (
    <img
      className={className}
      src={paths.pattern(motif, shape, seed)}
      alt=""
      width={width}
      height={height}
      loading={isEager ? undefined : "lazy"}
      // Tiles are in lists of cards, where decoding would hold up scrolling.
      decoding={shape === "tile" ? "async" : undefined}
    />
  );
}
