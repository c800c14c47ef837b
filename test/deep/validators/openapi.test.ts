import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { paths } from "#app/pages/paths.ts";
import { installCheckers, run } from "./support/checkers.ts";
import { serveSite } from "./support/served-site.ts";

const site = serveSite();
const settings = join(import.meta.dirname, "checkers");

test("redocly finds no error and no warning in the description of the API", async () => {
  const cli = join(installCheckers(), "@redocly/cli/bin/cli.js");
  const file = await saveDescription();
  const config = join(settings, "redocly.yaml");
  const args = [cli, "lint", file, "--config", config, "--format=json", "--max-problems=1000"];
  const { stdout, stderr } = run(process.execPath, args);
  const { problems } = RedoclySchema.parse(parseOutput(stdout, stderr));
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location])).toEqual([]);
});

const RedoclySchema = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.string() })),
    }),
  ),
});
async function saveDescription() {
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "openapi.json");
  writeFileSync(file, await site.read(paths.apiDocument()));
  return file;
}

/** A checker that fell over has written no JSON. */
function parseOutput(stdout: string, stderr: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`The checker says:\n${stdout}\n${stderr}`);
  }
}
