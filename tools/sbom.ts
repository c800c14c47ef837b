/**
 * The packages that production runs, as CycloneDX (https://cyclonedx.org): `npm run sbom` writes build/sbom.cdx.json.
 * It is made of package-lock.json alone, so that the same lock gives the same file on every machine.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSbom } from "./sbom/make-sbom.ts";

const root = join(import.meta.dirname, "..");
const file = "build/sbom.cdx.json";

const sbom = makeSbom(root);
mkdirSync(join(root, "build"), { recursive: true });
writeFileSync(join(root, file), `${JSON.stringify(sbom, null, 2)}\n`);
console.info(`${file}: ${sbom.components.length} packages`);
