import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Writes a .br and a .gz copy of each script, style sheet and drawing of the build, at the best level. */
const client = join(import.meta.dirname, "../build/client");
const folder = join(client, "assets");

// Not loaded by any page: React Router's list of routes, which is for hydrated pages, and the server's copy of all
// styles.
for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$|^style-/.test(file)))
  rmSync(join(folder, name));

for (const name of globSync("{assets,patterns}/**/*.{js,css,svg}", { cwd: client })) {
  const bytes = readFileSync(join(client, name));
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes));
  writeFileSync(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
