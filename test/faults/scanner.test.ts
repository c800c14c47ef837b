import { expect, test } from "vitest";
import { eicar, startClamd } from "#test/support/programs/clamd.ts";
import { pdfFile } from "#test/support/records/cv-files.ts";
import { drainOutbox } from "#test/support/faults/outbox-losses.ts";
import { startSmtpSink } from "#test/support/programs/smtp-sink.ts";
import { openDoor } from "#test/support/programs/tcp-door.ts";
import { apply, cvOf, findJobId, provenForm, referenceIn } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const infectedCv = Buffer.concat([pdfFile(), Buffer.from(eicar)]);

test("a CV is stored while the scanner is down, and the bank is notified after the scan", async () => {
  const door = await openDoor(await startClamd());
  const mail = await startSmtpSink();
  const site = await layOutSite("SQLite", {
    CLAMD_ADDRESS: `127.0.0.1:${door.port}`,
    SMTP_URL: mail.url,
  });
  const { origin } = await site.start();
  const jobId = await findJobId(origin);
  const send = async (cv: BlobPart) => apply(origin, jobId, await provenForm(jobId, cv));
  const emailsAbout = (reference: string) =>
    mail.received.filter(({ text }) => text.includes(reference)).length;

  expect(await send(infectedCv)).toMatchObject({
    status: 400,
    envelope: { code: 400, data: { fields: { cv: expect.any(String) } } },
  });

  door.set("shut");
  const clean = referenceIn(await send(cvOf(1000)));
  const infected = referenceIn(await send(infectedCv));
  await site.look(async ({ db, files }) => {
    const scans = () =>
      db.selectFrom("application").select(["reference", "cvScan", "cvKey"]).execute();
    const [first, second] = await scans();
    expect([first?.cvScan, second?.cvScan]).toEqual(["waiting", "waiting"]);

    door.set("open");
    await drainOutbox(db);
    const rows = new Map((await scans()).map((row) => [row.reference, row]));
    expect(rows.get(clean)?.cvScan).toBe("clean");
    expect(rows.get(infected)?.cvScan).toBe("infected");
    const kept: string[] = [];
    for await (const { key } of files.list()) kept.push(key);
    expect(kept).toEqual([rows.get(clean)?.cvKey]);
  });
  expect([emailsAbout(clean), emailsAbout(infected)]).toEqual([2, 2]);
});
