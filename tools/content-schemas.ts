import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { jsonSchemas } from "#model/load/json-schemas.ts";

// Writes a JSON Schema of each kind of content, and tells VS Code which files it is for.
const folder = ".content-schemas";
const settingsFile = ".vscode/settings.json";

mkdirSync(folder, { recursive: true });
mkdirSync(".vscode", { recursive: true });
const schemas = jsonSchemas();
for (const { name, schema } of schemas)
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`);

const kept = existsSync(settingsFile)
  ? z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(settingsFile, "utf8")))
  : {};
const yamlSchemas = Object.fromEntries(
  schemas.map(({ name, files }) => [`./${folder}/${name}.json`, files]),
);
writeFileSync(
  settingsFile,
  `${JSON.stringify({ ...kept, "yaml.schemas": yamlSchemas }, null, 2)}\n`,
);
console.info(`${schemas.length} schemas written to ${folder}/; ${settingsFile} names them`);
