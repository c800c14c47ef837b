/**
 * Renders the pictures of properties with Blender and encodes them: `node packages/artwork/homes.ts [name…] [--draft]
 * [--samples=n] [--all]`. A name is a picture's name or its beginning; without names it renders the missing ones, with
 * `--all` all. A draft is one small PNG in the temporary folder.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { homes } from "./homes/catalogue.ts";
import { encodePicture } from "./homes/encode.ts";

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: "boolean", default: false },
    samples: { type: "string" },
    all: { type: "boolean", default: false },
  },
});
/** Scenes with less light, such as interiors or dusk, need more samples to avoid grain. */
const samplesOf = (isRoom: boolean, isDusk: boolean) => (isRoom ? 40 : isDusk ? 28 : 16);
const sizeOf = (isRoom: boolean, isDusk: boolean) =>
  options.draft
    ? { width: 320, height: 180, samples: 5 }
    : { width: 1280, height: 720, samples: Number(options.samples ?? samplesOf(isRoom, isDusk)) };
const script = fileURLToPath(new URL("blender/homes/build_home.py", import.meta.url));
const pictures = fileURLToPath(new URL("../../public/pictures", import.meta.url));
const drafts = join(tmpdir(), "home-drafts");
mkdirSync(drafts, { recursive: true });

const all = homes.flatMap(({ name, scene, shots }) =>
  shots.map((shot) => ({ picture: `${name}-${shot.name}`, scene, shot })),
);
const wanted =
  asked.length > 0
    ? asked.flatMap((word) => all.filter(({ picture }) => picture.startsWith(word)))
    : all.filter(
        ({ picture }) => options.all || !existsSync(join(pictures, `${picture}-1280.avif`)),
      );

for (const { picture, scene, shot } of wanted) {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "home-"));
  const order = join(folder, "order.json");
  const out = options.draft ? join(drafts, `${picture}.png`) : join(folder, "picture.png");
  const light = shot.name === "dusk" ? "dusk" : "day";
  const size = sizeOf("room" in scene, light === "dusk");
  writeFileSync(order, JSON.stringify({ scene, shot: { ...shot, light }, out, ...size }));
  execFileSync(
    "blender",
    ["-b", "--factory-startup", "-noaudio", "--python-exit-code", "1", "-P", script, "--", order],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const made = options.draft ? out : await encodePicture(out, join(pictures, picture));
  rmSync(folder, { recursive: true });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.info(`${picture}: ${made}, ${seconds} s`);
}
console.info(`Pictures: ${wanted.length} drawn, ${all.length} in all`);
