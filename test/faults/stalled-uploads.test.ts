import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { readAllPages } from "#test/support/all-pages.ts";
import { watchHeartbeat } from "#test/support/heartbeat.ts";
import { eventually } from "#test/support/eventually.ts";
import { hasProc, peakMegabytes } from "#test/support/proc.ts";
import { stallUpload } from "#test/support/stalled-uploads.ts";
import {
  applicationForm,
  apply,
  cvOf,
  findJobId,
  nextPhone,
  proofsOf,
} from "#test/support/visitors.ts";
import { layOutSite, secret } from "#test/support/whole-site.ts";

const together = 300;
const proofs = proofsOf(secret);

async function setUp() {
  const site = await layOutSite("SQLite", { NODE_ENV: "production", CAPTCHA: "altcha" });
  const server = await site.start();
  const { origin, pid } = server;
  const jobId = await findJobId(origin);
  // As it runs in production, with all its pages in memory.
  await readAllPages(server);
  const formOf = async () => {
    const phone = nextPhone();
    const proof = await proofs.issue({ phone, jobId });
    return applicationForm({ phone, proof, cv: cvOf(100_000) });
  };
  return {
    ...{ origin, pid, jobId, formOf },
    api: `/api/careers/apply?jobId=${jobId}`,
    page: `/careers/${jobId}/apply`,
    /** All other visitors, who may have to wait a moment. */
    async serve() {
      const page = await fetch(`${origin}/hfc?visitor=${randomUUID()}`);
      await page.arrayBuffer();
      expect(page.status).toBe(200);
      const form = await formOf();
      await eventually("an applicant is served", async () => {
        const { status } = await apply(origin, jobId, form);
        expect([200, 503]).toContain(status);
        return status === 200;
      });
    },
  };
}

const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
  typeof entry[1] === "string";

test.skipIf(!hasProc)(
  "three hundred uploads that fall silent cost little memory, and everybody else is served",
  async () => {
    const { origin, pid, formOf, api, page, serve } = await setUp();
    const before = peakMegabytes(pid);
    const heart = watchHeartbeat(origin);

    const large = "x".repeat(65_000);
    const stuffed = Array.from({ length: 59 }, (_, i) => [`field${i}`, large] as const);
    const known = [["firstName", "x".repeat(60_000)]] as const;
    const waves = [
      async () => ({ fields: stuffed }),
      async () => ({ fields: known }),
      async () => ({ fields: [...(await formOf())].filter(isText), fileStart: "%PDF-1.7\n" }),
    ];
    for (const wave of waves) {
      const stalled: Socket[] = [];
      for (let i = 0; i < together; i += 1)
        stalled.push(stallUpload({ origin, path: i % 2 ? api : page, ...(await wave()) }));
      await serve();
      for (const socket of stalled) socket.destroy();
    }

    const { slowestMs } = await heart.stop();
    const peak = peakMegabytes(pid);
    console.info(
      `Before ${before} MB, at most ${peak} MB; the slowest /livez took ${slowestMs} ms`,
    );
    expect(peak).toBeLessThan(300);
    // A machine that does much else lets both sides wait: what is printed tells more.
    expect(slowestMs).toBeLessThan(30_000);
  },
);

test("whole uploads without a proof are refused, and beyond some no page is rendered for them", async () => {
  const { origin, page, serve } = await setUp();
  const refuse = async () => {
    const form = new FormData();
    form.set("firstName", "Wanjiku");
    const headers = { Origin: origin };
    const response = await fetch(origin + page, { method: "POST", body: form, headers });
    return { status: response.status, text: await response.text() };
  };
  const answers = Promise.all(Array.from({ length: 300 }, refuse));
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  expect((await fetch(`${origin}/hfc`)).status).toBe(200);
  const statuses = (await answers).map(({ status }) => status);
  expect([...new Set(statuses)].toSorted()).toEqual([422, 503]);
  const shed = (await answers).find(({ status }) => status === 503);
  expect(shed?.text).toContain("Go back");
  await serve();
});
