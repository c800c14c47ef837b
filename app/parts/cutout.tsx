import { pictureSets } from "#domain/pages/picture-sets.ts";
import type { Scene } from "#domain/pages/scene.ts";
import { Picture } from "#app/ui/picture.tsx";

type CutoutProps = {
  scene: Scene;
  sizes: string;
  /** Empty if the text beside it describes the scene. */
  alt?: string;
  className?: string | undefined;
  isFirst?: boolean;
  loading?: "eager";
  /** Its greatest width in pixels: a small cutout needs no large files. */
  most?: number;
};

const { prefix, avifWidths, webpWidths } = pictureSets.cutout;

/** A clay scene without a background, for any colour. */
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
