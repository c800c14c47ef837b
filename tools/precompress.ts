import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Writes each script, style sheet and drawing of the build beside itself as .br and .gz, at the best level, once. */
const client = join(import.meta.dirname, "../build/client");
const folder = join(client, "assets");

// React Router writes the list of its routes for pages that hydrate as a whole, and the server's copy of all styles.
// No page loads either.
for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$|^style-/.test(file)))
  rmSync(join(folder, name));

for (const name of globSync("{assets,patterns}/**/*.{js,css,svg}", { cwd: client })) {
  const bytes = readFileSync(join(client, name));
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(bytes));
  writeFileSync(join(client, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
