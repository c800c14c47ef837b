import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPictures } from "#model/articles/pictures.ts";
import { articleWith } from "#test/support/content/articles.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { pictureRoutes } from "./picture.routes.ts";

const png = Buffer.concat([
  Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000", "hex"),
  Buffer.alloc(50),
]);

function openPictures() {
  const contentFolder = temporaryFolder();
  mkdirSync(join(contentFolder, "pictures"));
  for (const name of ["shown.png", "draft.png"])
    writeFileSync(join(contentFolder, "pictures", name), png);
  const articlePictures = readPictures(contentFolder);
  const articles = [articleWith({ shown: [{ file: "shown.png", alt: "A door" }] })];
  const routes = pictureRoutes({
    folder: () => contentFolder,
    current: () => ({ articles, articlePictures }),
  });
  return { routes, version: articlePictures["shown.png"]?.version };
}

test("a picture of a published article may be cached for ever under its version", async () => {
  const { routes, version } = openPictures();
  const response = await routes.request(`/articles/pictures/shown.png?v=${version}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
  const unversioned = await routes.request("/articles/pictures/shown.png?v=old");
  expect(unversioned.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test.each(["draft.png", "none.png", "constructor", "..%2Fsettings.yaml"])(
  "%s is not found",
  async (file) => {
    const { routes } = openPictures();
    expect((await routes.request(`/articles/pictures/${file}`)).status).toBe(404);
  },
);
