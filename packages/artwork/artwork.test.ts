import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { sharePictureOf } from "../../app/lib/share-picture.ts";
import { sitemapPaths } from "../../app/pages/page-lists.ts";
import { shareCards } from "../../app/pages/share-cards.ts";
import { look, readSharePictures, shareFile } from "../../model/pictures/share-pictures.ts";
import { link } from "../../app/pages/link.ts";
import { paths } from "../../app/pages/paths.ts";
import { filesOfPicture, pictureSets } from "../../domain/pictures/picture-sets.ts";
import { heroScenes, scenes } from "../../domain/pictures/scene.ts";
import { iconPage, icons } from "./icon-page.ts";
import { mostShareBytes } from "./share-limits.ts";
import { shareLook } from "./share-look.ts";
import { sharePage, shareSize } from "./share-page.ts";
import { content, found } from "../../test/support/content/content.ts";

const cards = shareCards(content);
const publicFile = (name: string) => readFileSync(new URL(`../../public${name}`, import.meta.url));

test("every page has a picture, its own or a shared one, once all are drawn", () => {
  const drawn = Object.fromEntries(
    cards.map(({ address, title }) => [address, { src: address, alt: title }]),
  );
  const isShown = (address: string) => sharePictureOf(drawn, address, link("/hfc")) !== undefined;
  expect(sitemapPaths(content).filter((address) => !isShown(address))).toEqual([]);
  expect(drawn).toHaveProperty([link("/")]);
});

test("no two cards are for one page, and each card's page is in the sitemap", () => {
  const known = new Set(sitemapPaths(content));
  const addresses = cards.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => !known.has(address))).toEqual([]);
});

test("each calculator with a share link has its own card", () => {
  const carded = new Set(cards.map(({ address }) => address));
  const tools = sitemapPaths(content).filter((address) => address.startsWith("/calculators"));
  expect(tools.length).toBeGreaterThan(10);
  expect(tools.filter((address) => !carded.has(address))).toEqual([]);
});

test.each(Object.values(content.sharePictures))(
  "$src is of the size it is said to be",
  ({ src, alt }) => {
    const bytes = publicFile(src);
    expect(jpegSize(bytes)).toEqual(shareSize);
    expect(bytes.length).toBeLessThanOrEqual(mostShareBytes);
    expect(alt.length).toBeGreaterThan(3);
  },
);

test("a page that an editor renames has no picture until one is drawn", () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const product = found(content.products[0]);
  const address = paths.product({ ...product, audience: product.audiences[0] });
  const card = found(cards.find((each) => each.address === address));
  mkdirSync(join(folder, "pictures/share"), { recursive: true });
  writeFileSync(join(folder, "pictures/share", shareFile(card)), "");
  const drawnFor = (title: string) => {
    const products = content.products.map((each) => (each === product ? { ...each, title } : each));
    return readSharePictures(shareCards({ ...content, products }), folder);
  };
  expect(drawnFor(product.title)).toHaveProperty([address]);
  expect(drawnFor("Another name")).toEqual({});
});

test("all pictures were drawn with the current textiles, scenes and layout", () => {
  // If this fails, write the new value to model/pictures/share-pictures.ts, then run `node packages/artwork/main.ts`.
  expect(look).toBe(shareLook());
});

test("texts are escaped in a picture's HTML", () => {
  const html = sharePage({ ...found(cards[0]), title: "Save <b> & Invest" }, content.settings);
  expect(html).toContain("<h1>Save &lt;b&gt; &amp; Invest</h1>");
});

describe.each([
  ["cutout", Object.keys(scenes)],
  ["scene", heroScenes],
] as const)("every %s is drawn", (kind, names) => {
  const { prefix, mostBytes } = pictureSets[kind];

  test.each(names)("%s, in every width, within its bytes", async (name) => {
    for (const file of filesOfPicture(pictureSets[kind], prefix + name)) {
      const bytes = publicFile(`/pictures/${file}`);
      const wanted = Number(/-(\d+)\./.exec(file)?.[1]);
      const { width, hasAlpha } = await sharp(bytes).metadata();
      expect({ file, width, hasAlpha }).toEqual({
        file,
        width: wanted,
        hasAlpha: kind === "cutout",
      });
      const most = Object.entries(mostBytes).find(([each]) => file.endsWith(`-${each}.avif`));
      expect(bytes.length, file).toBeLessThanOrEqual(most?.[1] ?? Infinity);
    }
  });
});

test("every picture file belongs to a scene", () => {
  const drawn = readdirSync(new URL("../../public/pictures", import.meta.url));
  const known = [
    ...Object.keys(scenes).flatMap((name) => filesOfPicture(pictureSets.cutout, `cutout-${name}`)),
    ...heroScenes.flatMap((name) => filesOfPicture(pictureSets.scene, `clay-${name}`)),
  ];
  expect(drawn.filter((file) => /^(cutout|clay)-/.test(file)).toSorted()).toEqual(known.toSorted());
});

test.each(icons)("$file is there in $side pixels", ({ file, side }) => {
  const bytes = publicFile(`/${file}`);
  const png = bytes.subarray(bytes.indexOf("PNG") - 1);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
});

test("icons that a phone may cut to a circle have a background to the edges", () => {
  const isWhole = (icon: (typeof icons)[number]) => iconPage(icon).includes("#7a1730");
  expect(icons.filter(isWhole).map(({ file }) => file)).toEqual([
    "apple-touch-icon.png",
    "icon-maskable-512.png",
  ]);
});

/** Reads the size from the JPEG's frame (SOF0 to SOF2). */
function jpegSize(bytes: Buffer) {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  throw new Error("No frame");
}
