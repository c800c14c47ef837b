type SharePicture = { src: string; alt: string };

/** The picture of an address, or of the nearest page above it that has one; else the one of `general`. */
export function sharePictureOf(
  pictures: Readonly<Record<string, SharePicture>>,
  path: string,
  general: string,
): SharePicture | undefined {
  if (path.length < 2) return pictures[general];
  return pictures[path] ?? sharePictureOf(pictures, path.slice(0, path.lastIndexOf("/")), general);
}
