import { pictureSets } from "#domain/pictures/picture-sets.ts";
import type { Scene } from "#domain/pictures/scene.ts";
import { Picture } from "#app/ui/media/picture.tsx";

type CutoutProps = {
  scene: Scene;
  sizes: string;
  /** Empty if the text beside it describes the scene. */
  alt?: string;
  className?: string | undefined;
  isFirst?: boolean;
  /** Its greatest width in pixels: a small cutout needs no large files. */
  most?: number;
  /** In a row of a list, on a phone no wider than a line is high. */
  isThumb?: boolean;
};

const { prefix, avifWidths, webpWidths } = pictureSets.cutout;
const [thumb, ...wider] = avifWidths;
const thumbs = [thumb, wider[0]];

/** A clay scene without a background, for any colour. */
export function Cutout({
  scene,
  alt = "",
  most = Infinity,
  isThumb = false,
  ...picture
}: CutoutProps) {
  return (
    <Picture
      name={prefix + scene}
      widths={isThumb ? thumbs : wider.filter((width) => width <= most)}
      webpWidths={webpWidths}
      width={800}
      height={800}
      alt={alt}
      {...picture}
    />
  );
}
