import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { checkFileKey, type FileStore, isFileKey, type StoredFile } from "./file-store.ts";

type S3Options = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The timeout of a request, including the transfer of its file. */
  timeoutMs?: number;
};

/** Files of this site have a folder of their own in the bucket, which may hold other things. */
const folder = "cv/";

/** Keeps files in a bucket of any service that speaks S3, so that all replicas see the same ones. */
export function s3Files({
  endpoint,
  bucket,
  timeoutMs = 30_000,
  ...account
}: S3Options): FileStore {
  const call = async (
    method: "PUT" | "GET" | "DELETE",
    path: string,
    { body, type }: { body?: Blob; type?: string } = {},
  ) => {
    const url = new URL(`${endpoint.replace(/\/$/, "")}/${bucket}${path}`).href;
    const headers = type ? { "Content-Type": type } : {};
    const signed = await new AwsV4Signer({
      ...account,
      method,
      url,
      headers,
      service: "s3",
    }).sign();
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body ?? null,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Most services answer 204 if the deleted file is absent, some 404.
    if (response.ok || (method === "DELETE" && response.status === 404)) return response;
    await response.body?.cancel();
    // The error code of a disk failure, so that the client is asked to try again.
    const code = method === "GET" && response.status === 404 ? "ENOENT" : "EIO";
    throw Object.assign(new Error(`S3 answered ${response.status} to ${method}`), { code });
  };
  const pathOf = (key: string) => `/${folder}${checkFileKey(key)}`;

  return {
    async put(key, path, type) {
      // A blob of a file is read while it is sent, and its length is known.
      const response = await call("PUT", pathOf(key), { body: await openAsBlob(path), type });
      await response.body?.cancel();
    },
    async get(key) {
      const { body } = await call("GET", pathOf(key));
      return Readable.from(body ?? []);
    },
    async delete(key) {
      const response = await call("DELETE", pathOf(key));
      await response.body?.cancel();
    },
    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder });
        if (next) query.set("continuation-token", next);
        const page = await (await call("GET", `/?${query}`)).text();
        yield* filesIn(page);
        next = textOf(page, "NextContinuationToken");
      } while (next);
    },
  };
}

function filesIn(page: string): StoredFile[] {
  return page
    .split("<Contents>")
    .slice(1)
    .map((entry) => ({
      key: (textOf(entry, "Key") ?? "").slice(folder.length),
      modifiedAt: Date.parse(textOf(entry, "LastModified") ?? ""),
    }))
    .filter(({ key, modifiedAt }) => isFileKey(key) && !Number.isNaN(modifiedAt));
}

/** S3's answers need no full XML parser: the elements read here hold plain text. */
function textOf(xml: string, element: string) {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
