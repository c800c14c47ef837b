import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { makeSbom } from "./make-sbom.ts";

const LockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

const sbom = makeSbom(".");

test("every package of production is listed, none of development, the same each time", () => {
  const { packages } = LockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const expected = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  expect(sbom.components.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  expect(sbom.components.every((component) => component["hashes"])).toBe(true);
  expect(makeSbom(".")).toEqual(sbom);
});

test("it names no machine and no place that packages were fetched from", () => {
  const text = JSON.stringify(sbom);
  expect(text.match(/https?:\/\/[^/"]+/g)).toEqual(["http://cyclonedx.org"]);
  expect(text).not.toMatch(/"[^"]*\/(?:home|root|tmp|Users)\//);
});
