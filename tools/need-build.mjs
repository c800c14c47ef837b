// Before a script of package.json that tries the built site.
import { buildIfNeeded } from "./prepare.mjs";

if (!buildIfNeeded()) process.exit(1);
