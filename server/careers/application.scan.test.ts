import { describe, expect, test } from "vitest";
import {
  applicationForm,
  applicationTexts,
  careersMailbox,
  openApplications,
} from "#test/support/records/applications.ts";
import { eicar, startClamd } from "#test/support/programs/clamd.ts";
import { openDoor } from "#test/support/programs/tcp-door.ts";
import { pdfStart } from "#test/support/records/cv-files.ts";
import { engines } from "#test/support/site/databases.ts";
import { clamdScanner } from "../adapters/clamd/clamd-scanner.ts";
import { scanChannel } from "./application.scan.ts";

const message = { id: "m", attempts: 1, createdAt: 0 };
const pdf = (content: string) => Buffer.from(`${pdfStart}${content}`);

describe.each(engines)("on %s", (engine) => {
  /** With a daemon behind a door. */
  async function open() {
    const door = await openDoor(await startClamd());
    const scanner = clamdScanner(`127.0.0.1:${door.port}`);
    const tools = await openApplications(engine, { scanner });
    return { ...tools, door, scan: scanChannel({ ...tools.options, scanner }) };
  }

  test("a clean CV is stored as clean", async () => {
    const { apply, proofOf, rows } = await open();
    expect((await apply(applicationForm({ proof: await proofOf() }))).status).toBe(200);
    expect(await rows()).toMatchObject([{ cvScan: "clean" }]);
  });

  test("malware is refused", async () => {
    const { apply, proofOf, rows, keptFiles, leftFiles } = await open();
    const answer = await apply(applicationForm({ proof: await proofOf(), cv: pdf(eicar) }));
    expect(answer).toMatchObject({
      status: 400,
      data: { fields: { cv: applicationTexts.errors.cv.infected } },
    });
    expect(await rows()).toEqual([]);
    expect(await keptFiles()).toEqual([]);
    expect(leftFiles()).toEqual([]);
  });

  async function applyWhileDown(content: string, fields: { email?: string } = {}) {
    const tools = await open();
    tools.door.set("shut");
    const form = applicationForm({ proof: await tools.proofOf(), fields, cv: pdf(content) });
    const { data } = await tools.apply(form);
    return { ...tools, reference: String(data.reference) };
  }

  test("without an answer the CV waits, and the bank gets no email yet", async () => {
    const { rows, mails, db, door, keptFiles, scan, reference } = await applyWhileDown("a CV");
    expect(await rows()).toMatchObject([{ cvScan: "waiting" }]);
    expect(await mails()).toEqual(["wanjiku@mail.example"]);
    expect(await keptFiles()).toHaveLength(1);
    const waiting = db.selectFrom("outbox").select("about").where("channel", "=", "scan");
    expect(await waiting.execute()).toEqual([{ about: reference }]);
    const triesBefore = door.tries();
    await expect(scan.deliver({}, { ...message, about: reference })).rejects.toBeInstanceOf(Error);
    expect(door.tries()).toBeGreaterThan(triesBefore);
    expect(await rows()).toMatchObject([{ cvScan: "waiting" }]);
  });

  test("the same holds if the applicant gives the bank's own address", async () => {
    const { mailTexts } = await applyWhileDown("a CV", { email: careersMailbox });
    expect(await mailTexts()).toEqual(["Thank you"]);
  });

  test("a clean one is released to the bank, once", async () => {
    const { rows, mails, door, scan, keptFiles, leftFiles, reference } =
      await applyWhileDown("a CV");
    door.set("open");
    await scan.deliver({}, { ...message, about: reference });
    await scan.deliver({}, { ...message, about: reference });
    expect(await rows()).toMatchObject([{ cvScan: "clean" }]);
    expect(await mails()).toEqual([careersMailbox, "wanjiku@mail.example"]);
    expect(await keptFiles()).toHaveLength(1);
    expect(leftFiles()).toEqual([]);
  });

  test("an infected one is deleted, and the bank gets an email about it", async () => {
    const { rows, mailTexts, door, scan, keptFiles, leftFiles, reference } =
      await applyWhileDown(eicar);
    door.set("open");
    await scan.deliver({}, { ...message, about: reference });
    expect(await rows()).toMatchObject([{ cvScan: "infected" }]);
    expect(await mailTexts()).toEqual(["Thank you", "infected"]);
    expect(await keptFiles()).toEqual([]);
    expect(leftFiles()).toEqual([]);
  });

  test("an application deleted in the meantime is skipped", async () => {
    const { scan } = await open();
    const delivered = scan.deliver({}, { ...message, about: "A-0000-0000" });
    await expect(delivered).resolves.toBeUndefined();
  });
});
