import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Writes each script and style sheet of the build beside itself as .br and .gz, at the best level, once. */
const folder = join(import.meta.dirname, "../build/client/assets");

// React Router writes the list of its routes for pages that hydrate as a whole, and the server's copy of all styles.
// No page loads either.
for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$|^style-/.test(file)))
  rmSync(join(folder, name));

for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
  const bytes = readFileSync(join(folder, name));
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
