import { pictureSets } from "#domain/pages/picture-sets.ts";
import type { Scene } from "#domain/pages/scene.ts";
import { Picture } from "#app/ui/picture.tsx";

type CutoutProps = {
  scene: Scene;
  sizes: string;
  /** Empty where words beside it say what it shows. */
  alt?: string;
  className?: string | undefined;
  isFirst?: boolean;
  loading?: "eager";
  /** Never wider than this, in pixels: a small one needs no large files. */
  most?: number;
};

const { prefix, avifWidths, webpWidths } = pictureSets.cutout;

/** A clay scene without ground, to stand on any colour. */
export function Cutout({ scene, alt = "", most = Infinity, ...picture }: CutoutProps) {
  return (
    <Picture
      name={prefix + scene}
      widths={avifWidths.filter((width) => width <= most)}
      webpWidths={webpWidths}
      width={800}
      height={800}
      alt={alt}
      {...picture}
    />
  );
}
