import { expect, test } from "vitest";
import { hasProc, untilIdle } from "#test/support/programs/proc.ts";
import { isOk } from "#test/support/faults/server-process.ts";
import { addresses } from "#test/support/site/site.ts";
import { findJobId } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";
import { partner } from "./floods/flooded.ts";
import { sendManyCvs } from "./floods/many-cvs.ts";
import { askAndReadNothing } from "./floods/unread-answers.ts";
import { stallManyUploads } from "./floods/stalled-uploads.ts";

/** A server as in production after days, with all pages in memory. Each flood adds to its peak. */
test.skipIf(!hasProc)(
  "one server outlives CVs, deaf visitors and uploads that fall silent, in under 300 MB",
  { timeout: 600_000 },
  async () => {
    const site = await layOutSite("SQLite", {
      NODE_ENV: "production",
      CAPTCHA: "altcha",
      CV_MAX_MEGABYTES: "12",
      PARTNER_KEYS: partner.entry,
    });
    const server = await site.start();
    const flooded = { server, folder: site.folder, jobId: await findJobId(server.origin) };
    for (const address of addresses)
      expect(await isOk(server.origin + address), address).toBe(true);
    await untilIdle(server.pid);
    await sendManyCvs(flooded);
    await askAndReadNothing(flooded);
    await stallManyUploads(flooded);
    expect(await isOk(`${server.origin}/readyz`)).toBe(true);
  },
);
