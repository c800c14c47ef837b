import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { peakMegabytes } from "#test/support/programs/proc.ts";
import { apply, cvOf, provenForm } from "#test/support/faults/visitors.ts";
import type { Flooded } from "./flooded.ts";

const together = 50;
const megabyte = 1024 * 1024;

/** Fifty CVs of 10 MB at once are all stored. */
export async function sendManyCvs({ server, folder, jobId }: Flooded): Promise<void> {
  const cv = new Blob([cvOf(10 * megabyte)]);
  const forms = await Promise.all(Array.from({ length: together }, () => provenForm(jobId, cv)));
  const answers = await Promise.all(forms.map((form) => apply(server.origin, jobId, form)));
  expect(answers.map(({ status }) => status)).toEqual(Array(together).fill(200));
  expect(readdirSync(join(folder, "cv"))).toHaveLength(together);
  expect(readdirSync(join(folder, "tmp"))).toEqual([]);
  const peak = peakMegabytes(server.pid);
  console.info(`After fifty CVs of 10 MB: ${peak} MB at most`);
  expect(peak).toBeLessThan(300);
}
