import { type CmsConfig, init, registerCustomFormat } from "@sveltia/cms";
import type { Formats } from "./config.ts";
import { createFormat } from "./format.ts";

// The file is next to the page, made by the same build.
const answer = await fetch("editor.json");
const { config, formats }: { config: CmsConfig; formats: Formats } = await answer.json();
for (const [name, { extension, schema }] of Object.entries(formats))
  registerCustomFormat(name, extension, createFormat(schema));
init({ config });
