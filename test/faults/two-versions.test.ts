import { expect, test } from "vitest";
import { engines } from "#test/support/site/databases.ts";
import { freePort } from "#test/support/programs/free-port.ts";
import { newerVersion } from "#test/support/faults/newer-version.ts";
import { referenceIn, sendEnquiry } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

test.each(engines)(
  "after a newer version's migration the killed old version starts again, and both versions work: %s",
  async (engine) => {
    const site = await layOutSite(engine);
    const port = await freePort();
    const old = await site.start({ port });
    const sent = [await sendEnquiry(old.origin)];
    const newer = await site.start({ folder: newerVersion() });

    // The old process keeps working on the newer version's tables.
    sent.push(await sendEnquiry(old.origin), await sendEnquiry(newer.origin));
    await old.end("SIGKILL");
    const again = await site.start({ port });
    for (const { origin } of [again, newer, again, newer]) {
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      sent.push(await sendEnquiry(origin));
    }

    // Back to the old version without restoring a backup, and then forward again.
    expect(await newer.end("SIGTERM")).toBe(0);
    sent.push(await sendEnquiry(again.origin));
    const forward = await site.start({ folder: newerVersion() });
    sent.push(await sendEnquiry(forward.origin));

    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    await site.look(async ({ db }) => {
      const rows = await db.selectFrom("enquiry").select("reference").execute();
      expect(rows.map(({ reference }) => reference).sort()).toEqual(sent.map(referenceIn).sort());
    });
  },
);
