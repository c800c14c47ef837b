import { describe, expect, test } from "vitest";
import {
  applicationForm,
  applicationTexts,
  openApplications,
  soundFields,
} from "#test/support/records/applications.ts";
import { docxFile, pdfFile } from "#test/support/records/cv-files.ts";
import { engines } from "#test/support/site/databases.ts";
import { field, file, type } from "#test/support/records/multipart-parts.ts";

const megabyte = 1024 * 1024;
const { fields, errors } = applicationTexts;

test("only the reason for refusing a CV is counted", async () => {
  const reasons: string[] = [];
  const tools = await openApplications("SQLite", {
    onCvRefused: (reason) => reasons.push(reason),
    scanner: { scan: async () => "infected" },
  });
  const proof = await tools.proofOf();
  for (const cv of [pdfFile(5 * megabyte + 1), Buffer.from("MZ"), pdfFile()])
    await tools.apply(applicationForm({ proof, cv }));
  await tools.apply(applicationForm({ proof: "none" }));
  await tools.apply(applicationForm({ proof, cv: Buffer.alloc(0), cvName: "" }));
  expect(reasons).toEqual(["too-large", "misnamed", "infected"]);
});

type Make = (tools: Awaited<ReturnType<typeof openApplications>>) => Promise<FormData>;

/** These are refused before any write, so one database engine is enough. */
describe("refused and not kept:", () => {
  async function refusalOf(
    make: Make,
    asked?: { jobId?: string; headers?: Record<string, string> },
  ) {
    const tools = await openApplications("SQLite");
    const answer = await tools.apply(await make(tools), asked);
    expect(await tools.rows()).toEqual([]);
    expect(await tools.mails()).toEqual([]);
    expect(await tools.keptFiles()).toEqual([]);
    expect(tools.leftFiles()).toEqual([]);
    expect(answer.code).toBe(answer.status);
    return answer;
  }

  test.each(["unknown", "", "%00", "__proto__"])("the job %j does not exist", async (jobId) => {
    const answer = await refusalOf(
      async ({ proofOf }) => applicationForm({ proof: await proofOf() }),
      { jobId },
    );
    expect(answer).toEqual({
      status: 404,
      code: 404,
      message: applicationTexts.noSuchJob,
      data: {},
    });
  });

  test("the job is closed", async () => {
    const answer = await refusalOf(
      async ({ proofOf }) => applicationForm({ proof: await proofOf() }),
      {
        jobId: "closed",
      },
    );
    expect(answer).toEqual({ status: 409, code: 409, message: applicationTexts.closed, data: {} });
  });

  test.each<[string, Make]>([
    ["no proof", async () => applicationForm({})],
    ["a proof that is none", async () => applicationForm({ proof: "x".repeat(10_000) })],
    [
      "a proof for another job",
      async ({ proofOf }) => applicationForm({ proof: await proofOf(undefined, "guard") }),
    ],
    [
      "a proof too old",
      async ({ proofOf, clock }) => {
        const proof = await proofOf();
        clock.now += 31 * 60 * 1000;
        return applicationForm({ proof });
      },
    ],
    [
      "a proof after the CV",
      async ({ proofOf }) => {
        const form = applicationForm({});
        form.append("phoneProof", await proofOf());
        return form;
      },
    ],
  ])("%s", async (_name, make) => {
    const answer = await refusalOf(make);
    expect(answer).toEqual({
      status: 401,
      code: 401,
      message: applicationTexts.unproven,
      data: {},
    });
  });

  test("all missing fields are named at once", async () => {
    const answer = await refusalOf(async ({ proofOf }) => {
      const form = new FormData();
      form.append("phoneProof", await proofOf());
      form.append("resident", "false");
      return form;
    });
    expect(answer.status).toBe(400);
    const {
      workPermitExpiry: _expiry,
      workExperience: _work,
      resident: _resident,
      ...needed
    } = soundFields;
    expect(Object.keys(answer.data.fields).sort()).toEqual([...Object.keys(needed), "cv"].sort());
    expect(answer.data.fields).toMatchObject({
      firstName: fields.firstName.missing,
      workPermit: fields.workPermit.missing,
      education: errors.education.missing,
      cv: errors.cv.missing,
    });
  });

  test("an error in a list has its index; messages contain the limits", async () => {
    const education = JSON.stringify([{ award: "x".repeat(200), startDate: "2014" }]);
    const answer = await refusalOf(async ({ proofOf }) =>
      applicationForm({
        proof: await proofOf(),
        fields: { education, firstName: "x".repeat(101) },
      }),
    );
    expect(answer.data.fields).toMatchObject({
      firstName: fields.firstName.tooLong?.replace("{max}", "100"),
      "education.0.institution": errors["education.institution"].missing,
      "education.0.award": errors["education.award"].tooLong.replace("{max}", "160"),
      "education.0.startDate": errors["education.startDate"].invalid,
    });
  });

  test("a phone other than the verified one, together with other errors", async () => {
    const answer = await refusalOf(async ({ proofOf }) =>
      applicationForm({ proof: await proofOf("254700000009"), fields: { lastName: "" } }),
    );
    expect(answer.data.fields).toEqual({
      phone: errors.phone.unproven,
      lastName: fields.lastName.missing,
    });
  });

  test.each<[string, Buffer, string, string]>([
    ["an empty CV", Buffer.alloc(0), "cv.pdf", errors.cv.empty],
    ["macros", docxFile({ name: "word/vbaProject.bin" }), "cv.docx", errors.cv.unsafe],
    ["a CV with a turned name", pdfFile(), "cv\u202Efdp.exe", errors.cv.unsupported],
  ])("%s", async (_name, cv, cvName, text) => {
    const answer = await refusalOf(async ({ proofOf }) =>
      applicationForm({ proof: await proofOf(), cv, cvName }),
    );
    expect(answer).toMatchObject({ status: 400, data: { fields: { cv: text } } });
  });

  test("a CV too large", async () => {
    const answer = await refusalOf(async ({ proofOf }) =>
      applicationForm({ proof: await proofOf(), cv: pdfFile(5 * megabyte + 1) }),
    );
    const message = applicationTexts.tooLarge.replace("{megabytes}", "5");
    expect(answer).toEqual({ status: 413, code: 413, message, data: {} });
  });

  test("a CV too large, without a proof", async () => {
    const answer = await refusalOf(async () =>
      applicationForm({ proof: "", cv: pdfFile(5 * megabyte + 1) }),
    );
    expect(answer).toMatchObject({ status: 401, message: applicationTexts.unproven });
  });

  test("an invalid idempotency key", async () => {
    const answer = await refusalOf(async ({ proofOf }) => {
      const form = new FormData();
      form.append("idempotencyKey", "short");
      for (const [name, value] of applicationForm({ proof: await proofOf() }))
        form.append(name, value);
      return form;
    });
    const message = applicationTexts.wrongKey;
    expect(answer).toEqual({ status: 400, code: 400, message, data: {} });
  });
});

describe.each(engines)("on %s, what no form sends", (engine) => {
  test.each([
    ["__proto__", "1"],
    ["constructor", "1"],
    ["hasOwnProperty", "1"],
    ["education", `[{"__proto__":{"x":1}}]`],
    ["education", "[".repeat(60_000)],
    ["education", `[${"{},".repeat(15_000)}{}]`],
    ["resident", "\0"],
    ["idNumber", "1\0"],
  ])("%s, case %#, never causes a server error", async (name, value) => {
    const { apply, proofOf } = await openApplications(engine);
    const { status } = await apply(
      applicationForm({ proof: await proofOf(), fields: { [name]: value } }),
    );
    expect([200, 400]).toContain(status);
  });
});

test("a wrong proof in the header is refused before the form is read", async () => {
  const { apply } = await openApplications("SQLite");
  const headers = { "X-Phone-Proof": "none" };
  const form = applicationForm({ fields: { unknown: "x" } });
  expect(await apply(form, { headers })).toMatchObject({ status: 401 });
});

test("an unknown field is refused, and logged as a security event", async () => {
  const events: string[] = [];
  const security = {
    record: (event: string, { reason }: { reason: string }) => events.push(`${event} ${reason}`),
  };
  const { apply, proofOf } = await openApplications("SQLite", { security });
  const proof = await proofOf();
  const answer = await apply(applicationForm({ proof, fields: { admin: "true" } }));
  expect(answer).toMatchObject({ status: 400, message: applicationTexts.malformed });
  await apply(applicationForm({ proof: "none" }));
  expect(events).toEqual(["upload-refused malformed", "post-refused unproven"]);
});

test("a stalled upload is answered with 408, and leaves no file", async () => {
  const { api, proofOf, leftFiles } = await openApplications("SQLite", { quietMs: 50 });
  const start = field("phoneProof", await proofOf()) + file("%PDF-1.7").slice(0, -4);
  const answer = await api.request("/api/careers/apply?jobId=teller", silentAfter(start));
  expect(answer.status).toBe(408);
  expect(answer.headers.get("Connection")).toBe("close");
  expect(await answer.json()).toEqual({ code: 408, message: applicationTexts.stalled, data: {} });
  expect(leftFiles()).toEqual([]);
});

test.each([
  ["inside the CV of an applicant: the page has the words", true, file("%PDF").slice(0, -4), false],
  ["before the CV: some words may be missing", true, "", true],
  ["without a proof", false, file("%PDF").slice(0, -4), true],
])("a stall %s", async (_where, isProven, rest, isUnread) => {
  const { applications, proofOf } = await openApplications("SQLite", { quietMs: 50 });
  const proof = isProven ? await proofOf() : "";
  const start = field("phoneProof", proof) + field("firstName", "Wanjiku") + rest;
  const request = new Request("http://site.example/", silentAfter(start));
  const submission = await applications.submit(request, { jobId: "teller" });
  expect(submission).toMatchObject({ refusal: { reason: "stalled" } });
  expect(submission.unread).toBe(isUnread ? "stalled" : undefined);
  expect(submission.sent.has("firstName")).toBe(rest !== "");
});

/** A form that stalls after `start` and never ends. */
function silentAfter(start: string): RequestInit & { duplex: "half" } {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(start)),
  });
  return { method: "POST", headers: { "Content-Type": type }, body, duplex: "half" };
}
