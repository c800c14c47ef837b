/**
 * Renders the clay scenes with Blender and encodes them for the site: `node packages/artwork/scenes.ts [name…]`.
 * Without names it renders the missing ones, with `--all` all. `--draft` is a small, rough preview.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { heroScenes, isScene, scenes } from "../../domain/pictures/scene.ts";
import { encodeScene, type SceneShape, widestFile } from "./encode-scene.ts";
import { writeLandMask } from "./land-mask.ts";

const isDraft = process.argv.includes("--draft");
const isAll = process.argv.includes("--all");
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = asked.filter((name) => !isScene(name));
if (unknown.length > 0) throw new Error(`There is no scene ${unknown.join(", ")}`);

const pictures = fileURLToPath(new URL("../../public/pictures", import.meta.url));
/** Blender's PNGs stay here, for viewing drafts and for encoding again without rendering. */
const work = join(tmpdir(), isDraft ? "clay-drafts" : "clay-scenes");
mkdirSync(work, { recursive: true });
const land = join(work, "land.raw");
await writeLandMask(land);

const kinds: readonly [SceneShape, readonly string[]][] = [
  ["cutout", Object.keys(scenes)],
  ["hero", heroScenes],
];
for (const [shape, all] of kinds) {
  const wanted = all.filter((name) =>
    asked.length > 0
      ? asked.includes(name)
      : isAll || !existsSync(join(pictures, widestFile(shape, name))),
  );
  if (wanted.length === 0) continue;
  draw(shape, wanted);
  if (isDraft) continue;
  for (const name of wanted) {
    console.log(await encodeScene(join(work, `${shape}-${name}.png`), shape, name, pictures));
  }
}
if (isDraft) console.log(`See ${work}`);

/** All in one run of Blender, which prints a line for each picture. */
function draw(shape: SceneShape, names: readonly string[]) {
  const width = { hero: isDraft ? 640 : 1600, cutout: isDraft ? 320 : 800 }[shape];
  const script = fileURLToPath(new URL("blender/draw.py", import.meta.url));
  const options = ["-b", "--factory-startup", "-noaudio", "--python-exit-code", "1", "-P", script];
  const samples = isDraft ? 4 : 64;
  execFileSync("blender", [...options, "--", shape, work, `${width}`, `${samples}`, ...names], {
    stdio: "inherit",
    env: { ...process.env, LAND_MASK: land },
  });
}
