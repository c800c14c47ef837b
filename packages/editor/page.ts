import { type CmsConfig, init, registerCustomFormat } from "@sveltia/cms";
import type { Formats } from "./config.ts";
import { createFormat } from "./format.ts";

/** The files stand beside the page, made by the same build. */
const load = async <T>(file: string): Promise<T> => {
  const answer = await fetch(file);
  return answer.json();
};

const [config, formats] = await Promise.all([
  load<CmsConfig>("config.json"),
  load<Formats>("formats.json"),
]);
for (const [name, { extension, schema }] of Object.entries(formats))
  registerCustomFormat(name, extension, createFormat(schema));
init({ config });
