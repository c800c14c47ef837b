import { join } from "node:path";
import type { Config } from "../../base/config.ts";
import type { FileStore } from "./file-store.ts";
import { localFiles } from "./local-files.ts";
import { s3Files } from "./s3-files.ts";

type FilesConfig = Pick<Config, Extract<keyof Config, "DATA_DIR" | `S3_${string}`>>;

/** The configured store of CVs: a bucket, otherwise a folder under DATA_DIR. */
export function openFiles(config: FilesConfig): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  // The configuration requires all of these or none.
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return s3Files({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: config.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
  return localFiles(join(config.DATA_DIR, "cv"));
}
