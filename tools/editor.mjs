import { buildIfNeeded, installAll, serve } from "./prepare.mjs";

installAll();
if (!buildIfNeeded()) process.exit(1);
serve("packages/editor/serve.ts", {});
