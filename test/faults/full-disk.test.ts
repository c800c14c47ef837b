import { spawnSync } from "node:child_process";
import { closeSync, openSync, readdirSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { eventually } from "#test/support/eventually.ts";
import {
  apply,
  cvOf,
  findJobId,
  provenForm,
  referenceIn,
  sendEnquiry,
} from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const megabyte = 1024 * 1024;
const disk = mountSmallDisk;

/** Undefined if this user may not mount. */
function mountSmallDisk(folder: string): boolean {
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", folder]);
  if (mounted.status !== 0) return false;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return true;
}

/** Fills the disk to its last byte. */
function fill(path: string) {
  const file = openSync(path, "w");
  for (const size of [megabyte, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // Full for blocks of this size.
    }
  }
  closeSync(file);
}

const readiness = async (origin: string) => (await fetch(`${origin}/readyz`)).text();

test("visitors get an error while the disk is full, and the site recovers afterwards", async ({
  skip,
}) => {
  const folder = temporaryFolder();
  if (!disk(folder)) skip("this user may not mount a small disk");
  const site = await layOutSite("SQLite", {}, folder);
  const { origin } = await site.start();
  const jobId = await findJobId(origin);
  const kept: string[] = [];
  const applyOnce = async () => apply(origin, jobId, await provenForm(jobId, cvOf(megabyte)));
  kept.push(referenceIn(await sendEnquiry(origin)), referenceIn(await applyOnce()));
  expect(await readiness(origin)).toBe("ready");

  fill(join(folder, "filler"));
  const message = "x".repeat(4000);
  // The database may still store what fits into its log file; after that, nothing.
  let status = 200;
  for (let time = 0; status === 200; time += 1) {
    expect(time).toBeLessThan(2000);
    const answer = await sendEnquiry(origin, undefined, `${time} ${message}`);
    ({ status } = answer);
    if (status === 200) kept.push(referenceIn(answer));
  }
  expect(status).toBe(503);
  for (let time = 0; time < 5; time += 1) {
    expect(await sendEnquiry(origin, undefined, `${time} again ${message}`)).toMatchObject({
      status: 503,
      envelope: { code: 503 },
    });
    expect(await applyOnce()).toMatchObject({ status: 503, envelope: { code: 503 } });
  }
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  // Waits: the last result is cached for some seconds.
  await eventually("it is not ready", async () => (await readiness(origin)) === "cannot store");

  rmSync(join(folder, "filler"));
  await eventually("it is ready again", async () => (await readiness(origin)) === "ready");
  kept.push(referenceIn(await sendEnquiry(origin)), referenceIn(await applyOnce()));
  expect(readdirSync(join(folder, "tmp"))).toEqual([]);
  expect(readdirSync(join(folder, "cv"))).toHaveLength(2);
  await site.look(async ({ db }) => {
    const enquiries = await db.selectFrom("enquiry").select("reference").execute();
    const applications = await db.selectFrom("application").select("reference").execute();
    const found = [...enquiries, ...applications].map(({ reference }) => reference);
    expect(found.sort()).toEqual(kept.sort());
  });
});
