import { describe, expect, test } from "vitest";
import { text } from "node:stream/consumers";
import {
  applicantPhone,
  applicationForm,
  applicationTexts,
  careersMailbox,
  openApplications,
} from "#test/support/records/applications.ts";
import { pdfFile } from "#test/support/records/cv-files.ts";
import { engines } from "#test/support/site/databases.ts";

const megabyte = 1024 * 1024;

describe.each(engines)("on %s", (engine) => {
  test("an application is stored with its CV and emails before the response", async () => {
    const { apply, proofOf, rows, files, mails, notifications, leftFiles } =
      await openApplications(engine);
    const proof = await proofOf();
    const form = applicationForm({ proof, cvName: "../My CV\u202E.pdf" });
    const { status, code, data, message } = await apply(form);
    expect({ status, code, message }).toEqual({
      status: 200,
      code: 0,
      message: applicationTexts.submitted,
    });
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      reference: data.reference,
      jobId: "teller",
      jobTitle: "Teller",
      firstName: "Wanjikũ",
      phone: applicantPhone,
      previousIndustryExp: 1,
      resident: 0,
      workPermit: 1,
      workPermitExpiry: "2027-03-31",
      workExperience: "[]",
      cvName: "My CV.pdf",
      cvType: "application/pdf",
      cvBytes: pdfFile().length,
      cvScan: "unscanned",
      idempotencyKey: null,
      createdAt: Date.UTC(2026, 4, 4, 9),
    });
    expect(data.reference).toMatch(/^A-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(JSON.parse(row?.education ?? "")).toMatchObject([{ discipline: "Finance" }]);
    expect(await text(await files.get(row?.cvKey ?? ""))).toBe(String(pdfFile()));
    expect(await mails()).toEqual([careersMailbox, "wanjiku@mail.example"]);
    expect(notifications).toHaveLength(1);
    expect(leftFiles()).toEqual([]);
  });

  test("a trainee's previous salary is neither asked for nor kept", async () => {
    const { apply, proofOf, rows } = await openApplications(engine);
    for (const previousSalary of [undefined, "Band2"]) {
      const form = applicationForm({ proof: await proofOf(), fields: { previousSalary } });
      expect((await apply(form, { jobId: "trainee" })).status).toBe(200);
    }
    expect((await rows()).map((row) => row.previousSalary)).toEqual(["", ""]);
  });

  test("a proof can be used once", async () => {
    const { apply, proofOf, rows, keptFiles } = await openApplications(engine);
    const proof = await proofOf();
    const { status, data } = await apply(applicationForm({ proof }));
    expect(status).toBe(200);
    expect(await apply(applicationForm({ proof }))).toMatchObject({
      status: 401,
      // The applicant may not have received the first response.
      message: expect.stringContaining(String(data.reference)),
    });
    expect(await rows()).toHaveLength(1);
    expect(await keptFiles()).toHaveLength(1);
  });

  test("only one of many simultaneous applications with the same proof is stored", async () => {
    const { apply, proofOf, rows, keptFiles, leftFiles } = await openApplications(engine);
    const proof = await proofOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apply(applicationForm({ proof }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
    expect(await rows()).toHaveLength(1);
    expect(await keptFiles()).toHaveLength(1);
    expect(leftFiles()).toEqual([]);
  });

  test("a repeat with its key gets the same reference, and nothing is stored again", async () => {
    const { apply, proofOf, rows, mails, keptFiles, jobs, counted } =
      await openApplications(engine);
    const headers = { "Idempotency-Key": "a-key-of-its-own" };
    const first = await apply(applicationForm({ proof: await proofOf() }), { headers });
    const again = await apply(applicationForm({ proof: await proofOf() }), { headers });
    expect(again).toEqual(first);
    // The form's own key field, for a page without JavaScript; the job has closed in the meantime.
    jobs.set("teller", {
      job: { id: "teller", title: "Teller", traineeship: false },
      isOpen: false,
    });
    const late = applicationForm({ key: "a-key-of-its-own", proof: await proofOf() });
    expect(await apply(late)).toEqual(first);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(await keptFiles()).toHaveLength(1);
    expect(counted).toEqual(["/careers/teller/apply"]);
  });

  test("simultaneous requests with the same key get the same reference", async () => {
    const { apply, proofOf, rows, keptFiles } = await openApplications(engine);
    const headers = { "Idempotency-Key": "a-key-of-its-own" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () =>
        apply(applicationForm({ proof: await proofOf() }), { headers }),
      ),
    );
    const [row] = await rows();
    expect(answers.map(({ data }) => data.reference)).toEqual(Array(10).fill(row?.reference));
    expect(await rows()).toHaveLength(1);
    expect(await keptFiles()).toHaveLength(1);
  });

  test("a key used by another phone or for another job is refused", async () => {
    const { apply, proofOf, rows, keptFiles } = await openApplications(engine);
    const headers = { "Idempotency-Key": "a-key-of-its-own" };
    await apply(applicationForm({ proof: await proofOf() }), { headers });
    const other = applicationForm({ proof: await proofOf("254700000001") });
    const answers = [
      await apply(other, { headers }),
      await apply(applicationForm({ proof: await proofOf() }), { headers, jobId: "guard" }),
    ];
    for (const { status, data } of answers)
      expect({ status, data }).toEqual({ status: 409, data: {} });
    expect(await rows()).toHaveLength(1);
    expect(await keptFiles()).toHaveLength(1);
  });

  test("a duplicate reference is generated again", async () => {
    let draws = 0;
    const { apply, proofOf, rows } = await openApplications(engine, {
      randomBytes: (size) => new Uint8Array(size).fill(draws++ < 2 ? 0 : draws),
    });
    for (const phone of ["254700000001", "254700000002"]) {
      const form = applicationForm({ proof: await proofOf(phone), fields: { phone } });
      expect((await apply(form)).status).toBe(200);
    }
    expect(new Set((await rows()).map(({ reference }) => reference)).size).toBe(2);
  });

  test("more large CVs at once than database connections are all stored, and leave no other files", async () => {
    const { apply, proofOf, rows, keptFiles, leftFiles } = await openApplications(engine);
    const cv = pdfFile(4 * megabyte);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const phone = `2547000000${String(i).padStart(2, "0")}`;
        return apply(applicationForm({ proof: await proofOf(phone), fields: { phone }, cv }));
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await rows()).map(({ cvBytes }) => cvBytes)).toEqual(Array(12).fill(cv.length));
    expect(await keptFiles()).toHaveLength(12);
    expect(leftFiles()).toEqual([]);
  });

  test("a request that cannot be stored fails, and its CV is deleted", async () => {
    const { submit, proofOf, db, notifications, keptFiles, leftFiles } =
      await openApplications(engine);
    await db.schema.dropTable("outbox").execute();
    const sent = submit(applicationForm({ proof: await proofOf() }));
    await expect(sent).rejects.toThrow("outbox");
    expect(notifications).toEqual([]);
    expect(await keptFiles()).toEqual([]);
    expect(leftFiles()).toEqual([]);
  });
});
