import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const PackageSchema = z.looseObject({ name: z.string(), version: z.string().default("0.0.0") });
const LockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});
const SbomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string() })),
});

/**
 * The list that `npm sbom` makes of a package-lock.json, without the parts that differ from run to run and machine to
 * machine.
 */
export function makeSbom(folder: string) {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
  // npm names no package without a version, and the site may have none. Its `--omit=dev` leaves out what production and
  // development share: what is of development alone is taken out here.
  const { devDependencies: _, workspaces: __, ...site } = PackageSchema.parse(read("package.json"));
  const lock = LockSchema.parse(read("package-lock.json"));
  // The packages outside node_modules, and the links to them, are the workspaces of tests and tools.
  const packages = Object.entries(lock.packages).filter(
    ([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link,
  );

  const place = mkdtempSync(join(tmpdir(), "sbom-"));
  try {
    const write = (name: string, value: object) =>
      writeFileSync(join(place, name), JSON.stringify(value));
    write("package.json", site);
    write("package-lock.json", {
      ...lock,
      packages: { "": site, ...Object.fromEntries(packages) },
    });
    const made = execFileSync(
      "npm",
      ["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"],
      { cwd: place, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
    );
    const { serialNumber: ___, ...sbom } = SbomSchema.parse(JSON.parse(made));
    const { timestamp: ____, ...metadata } = sbom.metadata;
    // npm takes the folder's name for the site's.
    metadata.component.name = site.name;
    return { ...sbom, metadata };
  } finally {
    rmSync(place, { recursive: true });
  }
}
