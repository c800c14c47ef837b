import { expect, test } from "vitest";
import { applicationForm, openApplications } from "#test/support/records/applications.ts";

const address = "/api/careers/apply?jobId=teller";

test.each([
  ["application/json", "{}"],
  ["application/x-www-form-urlencoded", "firstName=x"],
  ["text/plain", "x"],
  ["multipart/mixed; boundary=b", "--b--"],
])("%s is refused", async (type, body) => {
  const { api } = await openApplications("SQLite");
  const request = { method: "POST", headers: { "Content-Type": type }, body };
  const response = await api.request(address, request);
  expect(response.status).toBe(415);
  expect(await response.json()).toMatchObject({ code: 415, data: {} });
});

test("the proof may stand in a header", async () => {
  const { apply, proofOf } = await openApplications("SQLite");
  const headers = { "X-Phone-Proof": await proofOf() };
  expect((await apply(applicationForm({}), { headers })).status).toBe(200);
});

test("the submitted fields are returned, so that the page can show them again", async () => {
  const { submit, proofOf } = await openApplications("SQLite");
  const proof = await proofOf();
  const submission = await submit(
    applicationForm({ proof, fields: { lastName: "" }, cvName: "cv.exe" }),
  );
  expect(submission).toMatchObject({ ok: false, refusal: { reason: "invalid" } });
  expect(submission.sent.get("firstName")).toBe("Wanjikũ");
  expect(submission.sent.get("lastName")).toBe("");
});
