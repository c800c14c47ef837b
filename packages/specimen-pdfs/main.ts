/**
 * Writes the specimen documents into public/documents. Run it when a record of content/investor-documents or a text of
 * content/documents is added or changed; what it writes is committed.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeSpecimens } from "./make-all.ts";

const folder = new URL("../../public/documents/", import.meta.url);
mkdirSync(new URL("investors/", folder), { recursive: true });
const made = await makeSpecimens(fileURLToPath(new URL("../../content", import.meta.url)));
for (const { file, bytes } of made) writeFileSync(new URL(file, folder), bytes);
const total = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.info(`${made.length} files, ${Math.ceil(total / 1000)} KB`);
