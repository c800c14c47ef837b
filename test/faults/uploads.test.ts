import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shareInFile } from "#test/support/faults/at-end.ts";
import { eventually } from "#test/support/eventually.ts";
import { hasProc, openDescriptors } from "#test/support/programs/proc.ts";
import { uploadRaw } from "#test/support/faults/raw-upload.ts";
import { findJobId, provenForm, sendEnquiry } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const megabyte = 1024 * 1024;
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const shared = shareInFile(async () => {
  const site = await layOutSite("SQLite");
  const server = await site.start();
  const jobId = await findJobId(server.origin);
  const form = (cv: BlobPart) => provenForm(jobId, cv);
  /** The files of CVs, complete or not. */
  const filesLeft = () => ["cv", "tmp"].flatMap((name) => namesIn(join(site.folder, name)));
  return {
    server,
    jobId,
    form,
    filesLeft,
    url: `${server.origin}/api/careers/apply?jobId=${jobId}`,
  };
});

test("a CV that is too large is refused, with or without a declared length, and little of it is read", async () => {
  const { server, form, filesLeft, url } = shared();
  for (const { megabytes, mostRead } of [
    { megabytes: 11.5, mostRead: 16 },
    { megabytes: 200, mostRead: 64 },
  ])
    for (const isChunked of [false, true]) {
      const fileBytes = megabytes * megabyte;
      const sent = await uploadRaw({ url, form: await form(""), fileBytes, isChunked });
      expect(sent.status).toBe(413);
      expect(sent.sentBytes).toBeLessThan(mostRead * megabyte);
    }
  expect(filesLeft()).toEqual([]);
  expect(await sendEnquiry(server.origin)).toMatchObject({ status: 200 });
});

test.skipIf(!hasProc)("uploads cut half-way leave no file and no descriptor", async () => {
  const { server, form, filesLeft, url } = shared();
  // One upload before counting, because files opened by the first stay open.
  const cut = async () =>
    uploadRaw({ url, form: await form(""), fileBytes: 4 * megabyte, cutAfter: 2 * megabyte });
  await cut();
  await eventually("the first is gone", () => filesLeft().length === 0);
  const before = openDescriptors(server.pid);
  const all = await Promise.all(Array.from({ length: 20 }, cut));
  expect(all.map(({ status }) => status)).toEqual(Array(20).fill(undefined));
  await eventually("no file is left", () => filesLeft().length === 0);
  await eventually("no descriptor is left", () => openDescriptors(server.pid) <= before);
});
