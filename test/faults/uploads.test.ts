import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAllPages } from "#test/support/all-pages.ts";
import { eventually } from "#test/support/eventually.ts";
import { hasProc, openDescriptors, peakMegabytes } from "#test/support/proc.ts";
import { uploadRaw } from "#test/support/raw-upload.ts";
import {
  applicationForm,
  apply,
  cvOf,
  findJobId,
  nextPhone,
  proofsOf,
  sendEnquiry,
} from "#test/support/visitors.ts";
import { layOutSite, secret } from "#test/support/whole-site.ts";

const megabyte = 1024 * 1024;
const proofs = proofsOf(secret);
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

async function setUp(more: Record<string, string> = {}) {
  const site = await layOutSite("SQLite", more);
  const server = await site.start();
  const jobId = await findJobId(server.origin);
  const form = async (cv: BlobPart) => {
    const phone = nextPhone();
    return applicationForm({ phone, cv, proof: await proofs.issue({ phone, jobId }) });
  };
  /** Of CVs, whole or not. */
  const filesLeft = () => ["cv", "tmp"].flatMap((name) => namesIn(join(site.folder, name)));
  return {
    server,
    jobId,
    form,
    filesLeft,
    url: `${server.origin}/api/careers/apply?jobId=${jobId}`,
  };
}

test.skipIf(!hasProc)("fifty CVs of 10 MB at once are all stored, in under 250 MB", async () => {
  const together = 50;
  // As it runs in production, and with all its pages in memory.
  const { server, jobId, form, filesLeft } = await setUp({
    NODE_ENV: "production",
    CAPTCHA: "altcha",
    CV_MAX_MEGABYTES: "12",
  });
  await readAllPages(server);
  const cv = new Blob([cvOf(10 * megabyte)]);
  const forms = await Promise.all(Array.from({ length: together }, () => form(cv)));
  const answers = await Promise.all(forms.map((filled) => apply(server.origin, jobId, filled)));
  expect(answers.map(({ status }) => status)).toEqual(Array(together).fill(200));
  expect(filesLeft()).toHaveLength(together);
  expect(peakMegabytes(server.pid)).toBeLessThan(250);
});

test.each([
  { megabytes: 11.5, isChunked: false, mostRead: 16 },
  { megabytes: 11.5, isChunked: true, mostRead: 16 },
  { megabytes: 200, isChunked: false, mostRead: 64 },
  { megabytes: 200, isChunked: true, mostRead: 64 },
])(
  "a CV of $megabytes MB (chunked: $isChunked) is refused, and little of it is read",
  async ({ megabytes, isChunked, mostRead }) => {
    const { server, form, filesLeft, url } = await setUp();
    for (let time = 0; time < 5; time += 1) {
      const fileBytes = megabytes * megabyte;
      const sent = await uploadRaw({ url, form: await form(""), fileBytes, isChunked });
      expect(sent.status).toBe(413);
      expect(sent.sentBytes).toBeLessThan(mostRead * megabyte);
    }
    expect(filesLeft()).toEqual([]);
    expect(await sendEnquiry(server.origin)).toMatchObject({ status: 200 });
  },
);

test.skipIf(!hasProc)("uploads cut half-way leave no file and no descriptor", async () => {
  const { server, form, filesLeft, url } = await setUp();
  // Once before counting: what is opened with the first upload stays open.
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
