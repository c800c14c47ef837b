import { expect, test } from "vitest";
import { askRaw, type RawRequest, sayRaw } from "#test/support/raw-request.ts";
import { isOk } from "#test/support/server-process.ts";
import {
  applicationForm,
  findJobId,
  nextPhone,
  personalMark,
  proofsOf,
  sendEnquiry,
} from "#test/support/visitors.ts";
import { layOutSite, secret } from "#test/support/whole-site.ts";
import { complaintAbout } from "./abuses/complaint.ts";
import { jsonAbuses } from "./abuses/json.ts";
import { requestAbuses, socketAbuses } from "./abuses/requests.ts";
import { uploadAbuses } from "./abuses/uploads.ts";

async function setUp() {
  const site = await layOutSite("SQLite");
  const server = await site.start();
  return { site, server, origin: server.origin };
}

async function complaintsAbout(origin: string, all: readonly RawRequest[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const asked of all) complaints.push(...complaintAbout(asked, await askRaw(origin, asked)));
  return complaints;
}

test("whatever is sent in place of JSON, the answer is an envelope and never a 5xx", async () => {
  const { server, origin } = await setUp();
  expect(await complaintsAbout(origin, jsonAbuses())).toEqual([]);
  expect(server.output()).not.toContain('"level":50');
  expect(server.output()).not.toContain(personalMark);
});

test("whatever form is sent, the answer is an envelope and never a 5xx, and no file is left", async () => {
  const { site, server, origin } = await setUp();
  const jobId = await findJobId(origin);
  const phone = nextPhone();
  const proof = await proofsOf(secret).issue({ phone, jobId });
  const form = applicationForm({ phone, proof, cv: "" });
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  expect(await complaintsAbout(origin, uploadAbuses({ jobId, fields }))).toEqual([]);
  expect(server.output()).not.toContain('"level":50');
  expect(server.output()).not.toContain(personalMark);
  await site.look(async ({ db, files }) => {
    const rows = await db.selectFrom("application").select(["cvKey", "cvName"]).execute();
    // The one proof served once.
    expect(rows).toHaveLength(1);
    const kept: string[] = [];
    for await (const { key } of files.list()) kept.push(key);
    expect(kept).toEqual([rows[0]?.cvKey]);
    expect(rows[0]?.cvName).toBe("passwd.pdf");
  });
});

test("whatever methods, addresses and headers are sent, the answer is never a 5xx", async () => {
  const { server, origin } = await setUp();
  expect(await complaintsAbout(origin, requestAbuses())).toEqual([]);
  expect(server.output()).not.toContain('"level":50');
});

test("whatever bytes are sent, the server goes on and never answers with a 5xx", async () => {
  const { server, origin } = await setUp();
  for (const bytes of socketAbuses) {
    expect(await sayRaw(origin, bytes)).not.toMatch(/^HTTP\/1\.1 5/);
  }
  expect(await isOk(`${origin}/readyz`)).toBe(true);
  expect(await sendEnquiry(origin)).toMatchObject({ status: 200 });
  expect(server.output()).not.toContain('"level":50');
});
