import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { temporaryFile, temporaryFolder } from "#test/support/site/databases.ts";
import { startS3Server } from "#test/support/programs/s3-server.ts";
import { type FileStore, newFileKey, type StoredFile } from "./file-store.ts";
import { localFiles } from "./local-files.ts";
import { s3Files } from "./s3-files.ts";

async function s3Store() {
  const { stop, ...options } = await startS3Server();
  onTestFinished(stop);
  return s3Files(options);
}

const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
async function listed(files: FileStore) {
  const found: StoredFile[] = [];
  for await (const file of files.list()) found.push(file);
  return found;
}

describe.each([
  ["local", async () => localFiles(join(temporaryFolder(), "cv"))],
  ["S3", s3Store],
] as const)("%s", (_name, open) => {
  test("ten megabytes come back as they were", async () => {
    const files = await open();
    const content = randomBytes(10 * 1024 * 1024);
    const key = newFileKey();
    await files.put(key, temporaryFile(content), "application/pdf");
    expect(hash(await buffer(await files.get(key)))).toBe(hash(content));
  });

  test("files are listed with their age until they are deleted", async () => {
    const files = await open();
    const keys = [newFileKey(), newFileKey()].sort();
    for (const key of keys) await files.put(key, temporaryFile("a CV"), "application/pdf");
    const found = await listed(files);
    expect(found.map(({ key }) => key).sort()).toEqual(keys);
    for (const { modifiedAt } of found) expect(Date.now() - modifiedAt).toBeLessThan(60_000);
    for (const key of keys) await files.delete(key);
    expect(await listed(files)).toEqual([]);
  });

  test("a missing file can be deleted without an error, and throws ENOENT when read", async () => {
    const files = await open();
    await files.delete(newFileKey());
    await expect(files.get(newFileKey())).rejects.toMatchObject({ code: "ENOENT" });
  });

  test.each(["../secret", "", "a", `${newFileKey()}/..`, newFileKey().toUpperCase()])(
    "%j is refused as a key",
    async (key) => {
      const files = await open();
      await expect(files.put(key, temporaryFile("x"), "application/pdf")).rejects.toThrow("UUID");
      await expect(files.get(key)).rejects.toThrow("UUID");
      await expect(files.delete(key)).rejects.toThrow("UUID");
    },
  );
});

describe("local files", () => {
  test("remove the temporary file, and are readable by their owner alone", async () => {
    const folder = join(temporaryFolder(), "cv");
    const path = temporaryFile("a CV");
    const key = newFileKey();
    await localFiles(folder).put(key, path, "application/pdf");
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(folder)).toEqual([key]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, key)).mode & 0o777).toBe(0o600);
  });

  test("leave out other files in the folder", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "README"), "");
    expect(await listed(localFiles(folder))).toEqual([]);
  });
});

describe("S3", () => {
  /** A bucket with answers set by the test. */
  async function bucket(answer: (path: string) => { status?: number; body?: string } | undefined) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      request.resume();
      const { status = 200, body = "" } = answer(request.url ?? "") ?? { status: 0 };
      if (status) response.writeHead(status).end(body);
    });
    const port = await portOf(server);
    const account = { accessKeyId: "id", secretAccessKey: "key", region: "auto", timeoutMs: 200 };
    return {
      asked,
      files: s3Files({ endpoint: `http://127.0.0.1:${port}`, bucket: "b", ...account }),
    };
  }
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-05-04T03:02:01.000Z</LastModified></Contents>`;

  test("a list is read page by page, without files of others", async () => {
    const keys = [newFileKey(), newFileKey()];
    const { files, asked } = await bucket((path) => ({
      body: path.includes("continuation-token=a%2Bb%3D")
        ? `<ListBucketResult>${entry(`cv/${keys[1]}`)}</ListBucketResult>`
        : `<ListBucketResult>${entry(`cv/${keys[0]}`)}${entry("cv/logo.png")}${entry("other")}<NextContinuationToken>a+b=</NextContinuationToken></ListBucketResult>`,
    }));
    const modifiedAt = Date.UTC(2026, 4, 4, 3, 2, 1);
    expect(await listed(files)).toEqual(keys.map((key) => ({ key, modifiedAt })));
    expect(asked).toHaveLength(2);
  });

  test("an error of the bucket is a storage failure", async () => {
    const { files } = await bucket(() => ({ status: 503 }));
    const put = files.put(newFileKey(), temporaryFile("a CV"), "application/pdf");
    await expect(put).rejects.toMatchObject({ code: "EIO", message: "S3 answered 503 to PUT" });
  });

  test("deleting a file that the bucket does not have succeeds", async () => {
    const { files } = await bucket(() => ({ status: 404 }));
    await expect(files.delete(newFileKey())).resolves.toBeUndefined();
  });

  test("a bucket that does not respond times out", async () => {
    const { files } = await bucket(() => undefined);
    const put = files.put(newFileKey(), temporaryFile("a CV"), "application/pdf");
    await expect(put).rejects.toThrow("timeout");
  });
});
