import { parseConfig } from "./base/config.ts";
import { startSite } from "./site.ts";
import { orStop } from "./start.ts";

await startSite(await orStop(() => parseConfig(process.env)));
