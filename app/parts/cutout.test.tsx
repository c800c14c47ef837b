import { expect, test } from "vitest";
import { pictureSets } from "#domain/pictures/picture-sets.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { Cutout } from "./cutout.tsx";

const { prefix, avifWidths, webpWidths } = pictureSets.cutout;
const [thumb, ...wider] = avifWidths;
const widthsIn = (html: string, type: string) =>
  [...html.matchAll(new RegExp(`-(\\d+)\\.${type}`, "g"))].map(([, width]) => Number(width));

test("a cutout names its scene's file in every width", () => {
  const html = rendered(<Cutout scene="home" sizes="10rem" />, {});
  expect(html).toContain(`${prefix}home-`);
  expect(new Set(widthsIn(html, "avif"))).toEqual(new Set(wider));
  expect(new Set(widthsIn(html, "webp"))).toEqual(new Set(webpWidths));
});

test("a small cutout offers no AVIF file wider than its greatest width", () => {
  const most = Math.min(...wider);
  const html = rendered(<Cutout scene="home" sizes="10rem" most={most} />, {});
  expect(new Set(widthsIn(html, "avif"))).toEqual(new Set([most]));
});

test("a thumb offers its own width and the next", () => {
  const html = rendered(<Cutout scene="home" sizes="2.5rem" isThumb />, {});
  expect(widthsIn(html, "avif")).toEqual([thumb, wider[0]]);
});
