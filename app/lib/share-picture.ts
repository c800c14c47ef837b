type SharePicture = { src: string; alt: string };

/** The sharing picture of a path, or of the nearest page above it that has one, or else that of `general`. */
export function sharePictureOf(
  pictures: Readonly<Record<string, SharePicture>>,
  path: string,
  general: string,
): SharePicture | undefined {
  if (path.length < 2) return pictures[general];
  return pictures[path] ?? sharePictureOf(pictures, path.slice(0, path.lastIndexOf("/")), general);
}
