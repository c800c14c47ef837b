import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import {
  end,
  field,
  file,
  filesIn,
  silentAfter,
  type,
} from "#test/support/records/multipart-parts.ts";
import { openFiles } from "#test/support/programs/open-files.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { UploadError } from "./upload-error.ts";
import { type Fields, readMultipart, type Upload } from "./multipart.ts";

const megabyte = 1024 * 1024;
type Given = {
  maxFileBytes?: number;
  mayKeepFile?: (fields: Fields) => Promise<boolean>;
  lost?: Promise<never>;
  quietMs?: number;
  onField?: (name: string, value: string) => void;
};
const isKnownField = (name: string) => name !== "unknown";

function reader(given: Given = {}) {
  const folder = join(temporaryFolder(), "tmp");
  const usual = { maxFileBytes: megabyte, mayKeepFile: async () => true };
  const options = { folder, fileField: "cv", isKnownField, ...usual, ...given };
  const read = (body: BodyInit, contentType = type, more: Record<string, string> = {}) => {
    const headers = { "Content-Type": contentType, ...more };
    // The cast: the types do not have the option for sending a stream.
    const streamed: RequestInit & { duplex: "half" } = { duplex: "half" };
    const sent = { ...streamed, method: "POST", headers, body };
    return readMultipart(new Request("http://site.example/", sent), options);
  };
  return { folder, options, read };
}
const bytesIn = (folder: string) =>
  filesIn(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

test("fields are in their order, and only the owner can read the file on the disk", async () => {
  const { read, folder } = reader();
  const upload = await read(
    field("b", "1") + field("a", "Wanjikũ") + file("content") + field("c", "") + end,
  );
  expect([...upload.fields]).toEqual([
    ["b", "1"],
    ["a", "Wanjikũ"],
    ["c", ""],
  ]);
  expect(upload.file).toMatchObject({ name: "cv.pdf", bytes: 7 });
  const path = upload.file?.path ?? "";
  expect(readFileSync(path, "utf8")).toBe("content");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("a file of the largest size allowed", async () => {
  const upload = await reader({ maxFileBytes: 1000 }).read(file("x".repeat(1000)) + end);
  expect(upload.file?.bytes).toBe(1000);
});

test("the fields before the file decide if it is kept; later fields are read in any case", async () => {
  const seen: string[][] = [];
  const { read, folder } = reader({
    async mayKeepFile(fields) {
      seen.push([...fields.keys()]);
      return false;
    },
  });
  const upload = await read(field("a", "1") + file("x".repeat(500_000)) + field("z", "2") + end);
  expect(seen).toEqual([["a"]]);
  expect([...upload.fields.keys()]).toEqual(["a", "z"]);
  expect(upload.file).toBeUndefined();
  expect(filesIn(folder)).toEqual([]);
});

test("an empty file field is not a file", async () => {
  const { read, folder } = reader();
  const upload = await read(file("", { filename: "" }) + end);
  expect(upload).toMatchObject({ file: undefined });
  expect(upload.error).toBeUndefined();
  expect(filesIn(folder)).toEqual([]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => field(`f${i}`, "x")).join("");

test.each<[string, string, Upload["error"]]>([
  ["no body", "", "malformed"],
  ["no multipart", "a=1&b=2", "malformed"],
  ["an end that is missing", field("a", "1") + file("content"), "malformed"],
  ["a part that is cut off", field("a", "1") + file("content").slice(0, -20), "malformed"],
  ["a head that is cut off", `${field("a", "1")}--b\r\nContent-Dispo`, "malformed"],
  ["two files", file("1") + file("2") + end, "malformed"],
  ["a field given twice", field("a", "1") + file("1") + field("a", "2") + end, "malformed"],
  ["a field without a name", `${file("1") + field("", "1")}${end}`, "malformed"],
  ["a name of 200 kB", field("a".repeat(200_000), "1") + end, "fields-too-large"],
  ["a field that nobody asked for", file("1") + field("unknown", "1") + end, "malformed"],
  ["a file that nobody asked for", file("content", { name: "photo" }) + end, "malformed"],
  [
    "a field of more than 64 kB",
    file("1") + field("a", "x".repeat(65_537)) + end,
    "fields-too-large",
  ],
  ["301 fields", file("1") + many(301) + end, "fields-too-large"],
  [
    "fields of more than 128 kB together",
    ["a", "b", "c"].map((name) => field(name, "x".repeat(44_000))).join("") + end,
    "fields-too-large",
  ],
  ["a preamble of more than 128 kB", `${"x".repeat(140_000)}\r\n${end}`, "fields-too-large"],
  ["a file too large", file("x".repeat(megabyte + 1)) + end, "too-large"],
  ["a preamble too large", "x".repeat(6 * megabyte), "too-large"],
])("%s is reported, and nothing is left", async (_name, body, error) => {
  const { read, folder } = reader();
  const before = openFiles();
  const upload = await read(body);
  expect(upload.error).toBe(error);
  expect(upload.file).toBeUndefined();
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
  expect(filesIn(folder)).toEqual([]);
});

test.each([2, 200])(
  "of a form that declares %d MB the fields are read, and the file is not stored",
  async (megabytes) => {
    const mayKeepFile = vi.fn<() => Promise<boolean>>(async () => true);
    const { read, folder } = reader({ mayKeepFile });
    const body = field("a", "1") + field("b", "2") + file("content") + end;
    const upload = await read(body, type, { "Content-Length": String(megabytes * megabyte) });
    expect(upload).toMatchObject({ error: "too-large" });
    expect([...upload.fields.keys()]).toEqual(["a", "b"]);
    expect(mayKeepFile).not.toHaveBeenCalled();
    expect(filesIn(folder)).toEqual([]);
  },
);

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"b".repeat(10_000)}`,
  "multipart/mixed; boundary=b",
  "application/x-www-form-urlencoded",
])("%.60s is malformed", async (contentType) => {
  expect(await reader().read(field("a", "1") + end, contentType)).toMatchObject({
    error: "malformed",
  });
});

test("a file that was kept is removed when what follows it fails", async () => {
  const { read, folder } = reader();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(`${file("content")}--b\r\nContent-Disposition: form-data`));
      await vi.waitFor(() => expect(bytesIn(folder)).toBe(7));
      // The last step, when the bytes are already on the disk.
      await sleep(50);
      controller.close();
    },
  });
  expect(await read(body)).toMatchObject({ error: "malformed" });
  expect(filesIn(folder)).toEqual([]);
});

test("each field is reported as soon as it is there, before the next arrives", async () => {
  const told: string[] = [];
  const { read } = reader({ onField: (name) => told.push(name) });
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(`${field("a", "1")}--b\r\nContent-Disposition: form-data`));
      await vi.waitFor(() => expect(told).toEqual(["a"]));
      controller.close();
    },
  });
  expect(await read(body)).toMatchObject({ error: "malformed" });
});

test.each([
  ["before the file", field("a", "1")],
  ["inside the file", field("a", "1") + file("content").slice(0, -4)],
])("silence %s times out", async (_where, start) => {
  const { read, folder } = reader({ quietMs: 50 });
  const upload = await read(silentAfter(start));
  expect(upload.error).toBe("stalled");
  expect(filesIn(folder)).toEqual([]);
});

test("an upload that loses its place stops, and its complete fields are kept", async () => {
  const place = Promise.withResolvers<never>();
  const { read, folder } = reader({ lost: place.promise });
  const reading = read(silentAfter(field("a", "1") + file("content").slice(0, -4)));
  await vi.waitFor(() => expect(bytesIn(folder)).toBeGreaterThan(0));
  place.reject(new UploadError("busy"));
  const upload = await reading;
  expect(upload.error).toBe("busy");
  expect([...upload.fields]).toEqual([["a", "1"]]);
  expect(filesIn(folder)).toEqual([]);
});

test("an error of the server is thrown, and no file is left", async () => {
  const { read } = reader({
    mayKeepFile: async () => {
      throw new Error("The database is gone");
    },
  });
  await expect(read(field("a", "1") + file("x".repeat(500_000)) + end)).rejects.toThrow(
    "The database is gone",
  );
});

test("any bytes are read as a form or refused", { timeout: 60_000 }, async () => {
  const { read, folder } = reader();
  const sound = Buffer.from(field("a", "1") + file("content") + field("c", "3") + end);
  const before = openFiles();
  let keptFiles = 0;
  const { next } = seededRandom("forms");
  const below = (limit: number) => Math.floor(next() * limit);
  for (let round = 0; round < 400; round += 1) {
    const bytes = Buffer.from(sound);
    for (let change = 0; change <= below(6); change += 1) bytes[below(bytes.length)] = below(256);
    const { error, file: kept } = await read(
      bytes.subarray(0, bytes.length - below(2) * below(80)),
    );
    if (kept) keptFiles += 1;
    expect([undefined, "malformed", "too-large", "fields-too-large"]).toContain(error);
  }
  await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
  // The caller removes the kept files.
  expect(keptFiles).toBeGreaterThan(0);
  expect(filesIn(folder)).toHaveLength(keptFiles);
});
