import { describe, expect, test } from "vitest";
import {
  applicationForm,
  applicationTexts,
  openApplications,
  soundFields,
} from "#test/support/records/applications.ts";
import { docxFile, pdfFile } from "#test/support/records/cv-files.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { engines } from "#test/support/site/databases.ts";
import { field, file, silentAfter, type } from "#test/support/records/multipart-parts.ts";

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

type Tools = Awaited<ReturnType<typeof openApplications>>;
type Make = (proof: string, tools: Tools) => FormData | Promise<FormData>;

/** These are refused before any write, so one database engine is enough. */
describe("refused and not kept:", () => {
  async function refusalOf(make: Make, jobId?: string) {
    const tools = await openApplications("SQLite");
    const form = await make(await tools.proofOf(), tools);
    const answer = await tools.apply(form, jobId === undefined ? {} : { jobId });
    expect(await tools.rows()).toEqual([]);
    expect(await tools.mails()).toEqual([]);
    expect(await tools.keptFiles()).toEqual([]);
    expect(tools.leftFiles()).toEqual([]);
    expect(answer.code).toBe(answer.status);
    return answer;
  }

  const sound: Make = (proof) => applicationForm({ proof });
  const large = pdfFile(5 * megabyte + 1);
  const { noSuchJob, closed, unproven, wrongKey } = applicationTexts;
  const tooLarge = applicationTexts.tooLarge.replace("{megabytes}", "5");

  test.each<[string, number, string, Make, jobId?: string]>([
    ["an unknown job", 404, noSuchJob, sound, "unknown"],
    ["no job", 404, noSuchJob, sound, ""],
    ["a null byte as a job", 404, noSuchJob, sound, "%00"],
    ["a part of every object as a job", 404, noSuchJob, sound, "__proto__"],
    ["a closed job", 409, closed, sound, "closed"],
    ["no proof", 401, unproven, () => applicationForm({})],
    ["a proof that is none", 401, unproven, () => applicationForm({ proof: "x".repeat(10_000) })],
    [
      "a proof for another job",
      401,
      unproven,
      async (_, { proofOf }) => applicationForm({ proof: await proofOf(undefined, "guard") }),
    ],
    ["a proof after the CV", 401, unproven, (proof) => withProof(applicationForm({}), proof)],
    ["a CV too large", 413, tooLarge, (proof) => applicationForm({ proof, cv: large })],
    ["the same without a proof", 401, unproven, () => applicationForm({ proof: "", cv: large })],
    ["an invalid key", 400, wrongKey, (proof) => applicationForm({ key: "short", proof })],
  ])("%s", async (_name, status, message, make, jobId) => {
    expect(await refusalOf(make, jobId)).toEqual({ status, code: status, message, data: {} });
  });

  test("all missing fields are named at once", async () => {
    const answer = await refusalOf((proof) => {
      const form = withProof(new FormData(), proof);
      form.append("resident", "false");
      return form;
    });
    expect(answer.status).toBe(400);
    const unneeded = new Set(["workPermitExpiry", "workExperience", "resident"]);
    const needed = Object.keys(soundFields).filter((name) => !unneeded.has(name));
    expect(Object.keys(answer.data.fields).sort()).toEqual([...needed, "cv"].sort());
    expect(answer.data.fields).toMatchObject({
      firstName: fields.firstName.missing,
      workPermit: fields.workPermit.missing,
      education: errors.education.missing,
      cv: errors.cv.missing,
    });
  });

  test("an error in a list has its index; messages contain the limits", async () => {
    const education = JSON.stringify([{ award: "x".repeat(200), startDate: "2014" }]);
    const answer = await refusalOf((proof) =>
      applicationForm({ proof, fields: { education, firstName: "x".repeat(101) } }),
    );
    expect(answer.data.fields).toMatchObject({
      firstName: fields.firstName.tooLong?.replace("{max}", "100"),
      "education.0.institution": errors["education.institution"].missing,
      "education.0.award": errors["education.award"].tooLong.replace("{max}", "160"),
      "education.0.startDate": errors["education.startDate"].invalid,
    });
  });

  test("a phone other than the verified one, together with other errors", async () => {
    const answer = await refusalOf(async (_, { proofOf }) =>
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
    const answer = await refusalOf((proof) => applicationForm({ proof, cv, cvName }));
    expect(answer).toMatchObject({ status: 400, data: { fields: { cv: text } } });
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
  const { security, events } = recordedSecurity();
  const { apply, proofOf } = await openApplications("SQLite", { security });
  const proof = await proofOf();
  const answer = await apply(applicationForm({ proof, fields: { admin: "true" } }));
  expect(answer).toMatchObject({ status: 400, message: applicationTexts.malformed });
  await apply(applicationForm({ proof: "none" }));
  expect(events).toEqual([
    { event: "upload-refused", reason: "malformed" },
    { event: "post-refused", reason: "unproven" },
  ]);
});

test("a stalled upload is answered with 408, and leaves no file", async () => {
  const { api, proofOf, leftFiles } = await openApplications("SQLite", { quietMs: 50 });
  const start = field("phoneProof", await proofOf()) + file("%PDF-1.7").slice(0, -4);
  const answer = await api.request("/api/careers/apply?jobId=teller", stalling(start));
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
  const request = new Request("http://site.example/", stalling(start));
  const submission = await applications.submit(request, { jobId: "teller" });
  expect(submission).toMatchObject({ refusal: { reason: "stalled" } });
  expect(submission.unread).toBe(isUnread ? "stalled" : undefined);
  expect(submission.sent.has("firstName")).toBe(rest !== "");
});

function withProof(form: FormData, proof: string) {
  form.append("phoneProof", proof);
  return form;
}

/** A form that stalls after `start` and never ends. */
const stalling = (start: string): RequestInit & { duplex: "half" } => ({
  ...{ method: "POST", headers: { "Content-Type": type } },
  ...{ body: silentAfter(start), duplex: "half" },
});
