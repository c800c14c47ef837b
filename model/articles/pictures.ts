import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { imageSize } from "image-size";
import { pictureFolder } from "#domain/pictures/article-picture.ts";
import type { ArticlePicture, ArticlePictures } from "./schema.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { filesIn } from "#model/reading/records.ts";

/** The types that every browser supports, detected from the file's bytes, not its name. */
const types: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** The pictures of the content, by their files' names. */
export function readPictures(root: string): ArticlePictures {
  const folder = join(root, pictureFolder);
  const pictures: Record<string, ArticlePicture> = {};
  const mistakes: string[] = [];
  for (const path of existsSync(folder) ? filesIn(folder) : []) {
    const file = basename(path);
    const picture = readPicture(path, file);
    if (!picture) mistakes.push(`${pictureFolder}/${file} (file): is no JPEG, PNG or WebP picture`);
    else if (!/^[a-z0-9-]+\.(?:jpe?g|png|webp)$/.test(file))
      mistakes.push(
        `${pictureFolder}/${file} (file): a picture's name has small letters, figures and hyphens alone: opening-day.jpg`,
      );
    else pictures[file] = picture;
  }
  throwIfAny(mistakes);
  return pictures;
}

function readPicture(path: string, file: string): ArticlePicture | undefined {
  const content = readFileSync(path);
  try {
    const { width, height, type = "" } = imageSize(content);
    const mime = types[type];
    if (mime === undefined) return undefined;
    const version = createHash("sha256").update(content).digest("hex").slice(0, 10);
    return { file, type: mime, width, height, bytes: content.length, version };
  } catch {
    return undefined;
  }
}
