// Runs before each script of package.json that tests the built site.
import { buildIfNeeded } from "./prepare.mjs";

if (!buildIfNeeded()) process.exit(1);
