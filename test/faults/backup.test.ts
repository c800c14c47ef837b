import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { startLoad } from "#test/support/faults/load.ts";
import { findLosses } from "#test/support/faults/outbox-losses.ts";
import { startSmtpSink } from "#test/support/programs/smtp-sink.ts";
import { findJobId, sendEnquiry } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

/** An operator's command, as typed. */
const command = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, ["server/cli/main.ts", ...args], { env });

test("a backup made during visitors' writes is complete, and a site restored from it works", async () => {
  const mail = await startSmtpSink();
  const site = await layOutSite("SQLite", { SMTP_URL: mail.url });
  const { origin } = await site.start();
  const load = startLoad({
    origins: [origin],
    applying: { jobId: await findJobId(origin) },
  });
  await load.untilMore(20);
  await eventually("an application is acknowledged", () => load.acknowledged.applications.size > 0);

  const before = {
    enquiries: new Map(load.acknowledged.enquiries),
    applications: new Map(load.acknowledged.applications),
  };
  const backup = join(temporaryFolder(), "backup.tar.gz");
  await command(site.environment, "backup", backup);
  await load.stop();
  expect(Object.keys(load.statuses())).toEqual(["200"]);
  expect(load.acknowledged.enquiries.size).toBeGreaterThan(before.enquiries.size);

  const elsewhere = await layOutSite("SQLite");
  await command(elsewhere.environment, "restore", backup);
  expect(await elsewhere.look((kept) => findLosses(before, kept))).toEqual([]);
  const restored = await elsewhere.start();
  expect(await sendEnquiry(restored.origin)).toMatchObject({ status: 200 });
});
