import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { Content } from "#model/content.ts";
import { pictureFolder } from "#domain/pictures/article-picture.ts";

type PictureOptions = {
  /** The folder of the content. */
  folder: () => string;
  current: () => Pick<Content, "articles" | "articlePictures">;
};

/** `GET /articles/pictures/{file}`: the pictures of the articles that are published, from the folder of the content. */
export function pictureRoutes({ folder, current }: PictureOptions) {
  return new Hono().get(`/articles/${pictureFolder}/:file`, async (c) => {
    const { articles, articlePictures } = current();
    const name = c.req.param("file");
    const isShown = articles.some(({ shown }) => shown.some(({ file }) => file === name));
    const picture = isShown ? articlePictures[name] : undefined;
    if (!picture) return c.notFound();
    const body = await readFile(join(folder(), pictureFolder, picture.file));
    const isVersioned = c.req.query("v") === picture.version;
    return c.body(new Uint8Array(body), 200, {
      "Content-Type": picture.type,
      "Cache-Control": isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    });
  });
}
