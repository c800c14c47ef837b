import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { homes } from "./catalogue.ts";
import { mostBytes } from "./encode.ts";

const folder = fileURLToPath(new URL("../../../public/pictures", import.meta.url));
const names = homes.flatMap(({ name, shots }) => shots.map((shot) => `${name}-${shot.name}`));

test("no two pictures have one name", () => {
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test("no picture is larger than its limit", () => {
  const heavy = readdirSync(folder).filter((file) => {
    const [, name, width] = /^(.+)-(\d+)\.avif$/.exec(file) ?? [];
    const most = mostBytes[Number(width)];
    return names.includes(name ?? "") && most && statSync(`${folder}/${file}`).size > most;
  });
  expect(heavy).toEqual([]);
});
