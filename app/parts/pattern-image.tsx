import type { Motif } from "#domain/pages/pattern.ts";
import { paths } from "#app/pages/paths.ts";
import styles from "./pattern-image.module.css";

const sizes = { wide: [1600, 420], tile: [480, 360], strip: [1200, 96], ring: [320, 320] } as const;

type PatternImageProps = {
  motif: Motif;
  shape: keyof typeof sizes;
  seed: string;
  className?: string | undefined;
  /** True for a pattern that the first screen shows. */
  isEager?: boolean;
  /** True for the largest picture of the first screen, fetched with high priority. */
  isFirst?: boolean | undefined;
};

/** A pattern as a decoration. */
export function PatternImage({
  motif,
  shape,
  seed,
  className,
  isEager,
  isFirst,
}: PatternImageProps) {
  const [width, height] = sizes[shape];
  const image = (
    <img
      className={className}
      src={paths.pattern(motif, shape, seed)}
      alt=""
      width={width}
      height={height}
      loading={isEager || isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      // Tiles are in lists of cards, where decoding would hold up scrolling.
      decoding={shape === "tile" ? "async" : undefined}
    />
  );
  // React writes a preload for an image of high priority, unless it is in a picture.
  return isFirst ? <picture className={styles.picture}>{image}</picture> : image;
}
