import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { expect } from "vitest";
import { eventually } from "#test/support/eventually.ts";
import { peakMegabytes } from "#test/support/programs/proc.ts";
import { stallUpload } from "#test/support/faults/stalled-uploads.ts";
import { apply, cvOf, provenForm } from "#test/support/faults/visitors.ts";
import { type Flooded, whileAlive } from "./flooded.ts";

const together = 300;
const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === "string";

/** Three hundred uploads that stall use little memory, and other visitors are served. */
export async function stallManyUploads({ server, jobId }: Flooded): Promise<void> {
  const { origin, pid } = server;
  const paths = [`/careers/${jobId}/apply`, `/api/careers/apply?jobId=${jobId}`];
  const newForm = () => provenForm(jobId, cvOf(100_000));
  const large = "x".repeat(65_000);
  const stuffed = Array.from({ length: 59 }, (_, i) => [`field${i}`, large] as const);
  const known = [["firstName", "x".repeat(60_000)]] as const;
  const waves = [
    async () => ({ fields: stuffed }),
    async () => ({ fields: known }),
    async () => ({ fields: [...(await newForm())].filter(isText), fileStart: "%PDF-1.7\n" }),
  ];
  await whileAlive(origin, async () => {
    for (const wave of waves) {
      const stalled: Socket[] = [];
      for (let i = 0; i < together; i += 1)
        stalled.push(stallUpload({ origin, path: paths[i % 2] ?? "", ...(await wave()) }));
      await serveOthers(origin, jobId, await newForm());
      for (const socket of stalled) socket.destroy();
    }
  });
  const peak = peakMegabytes(pid);
  console.info(`After uploads that fell silent: ${peak} MB at most`);
  expect(peak).toBeLessThan(300);
}

/** All other visitors, who may have to wait a moment. */
export async function serveOthers(origin: string, jobId: string, form: FormData): Promise<void> {
  const page = await fetch(`${origin}/hfc?visitor=${randomUUID()}`);
  await page.arrayBuffer();
  expect(page.status).toBe(200);
  await eventually("an applicant is served", async () => {
    const { status } = await apply(origin, jobId, form);
    expect([200, 503]).toContain(status);
    return status === 200;
  });
}
