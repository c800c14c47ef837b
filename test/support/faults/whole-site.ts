import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { atEnd } from "./at-end.ts";
import type { FileStore } from "#server/adapters/files/file-store.ts";
import { openFiles } from "#server/adapters/files/open-files.ts";
import { type Config, parseConfig } from "#server/base/config.ts";
import { type Database, openDatabase } from "#server/db/open-database.ts";
import { type Engine, emptyPostgres } from "#test/support/site/databases.ts";
import { startS3Server } from "#test/support/programs/s3-server.ts";
import { type ServerProcess, spawnServer } from "./server-process.ts";
import { secret } from "./visitors.ts";

const everyServer = {
  NODE_ENV: "test",
  CAPTCHA: "off",
  TRUSTED_PROXIES: "127.0.0.1",
  APP_SECRET: secret,
};

/** A site's data on one engine, and the servers that share it. All is removed at the end of the test or its file. */
export async function layOutSite(
  engine: Engine,
  more: Record<string, string> = {},
  folder = newFolder(),
) {
  const shared = engine === "PostgreSQL" && {
    DATABASE_URL: more["DATABASE_URL"] ?? withPatience(await emptyPostgres()),
    ...(await startBucket()),
  };
  const environment: Record<string, string> = {
    ...everyServer,
    DATA_DIR: folder,
    ...shared,
    ...more,
  };
  const config: Config = parseConfig(environment);
  return {
    folder,
    environment,
    start: ({ settings, ...options }: StartOptions = {}) =>
      startServer({ ...environment, ...settings }, options),
    /** The stored data, read past the server. */
    async look<T>(at: (kept: { db: Database; files: FileStore }) => Promise<T>): Promise<T> {
      const db = await openDatabase(config, pino({ level: "silent" }));
      try {
        return await at({ db, files: openFiles(config) });
      } finally {
        await db.destroy();
      }
    },
  };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A minute for a statement instead of the server's own limit, because the machine may be busy. */
function withPatience(url: string): string {
  const patient = new URL(url);
  for (const limit of ["query_timeout", "statement_timeout"])
    patient.searchParams.set(limit, "60000");
  return patient.href;
}

type StartOptions = NonNullable<Parameters<typeof spawnServer>[1]> & {
  /** Settings for this server only. */
  settings?: Record<string, string>;
};

/** A server that is stopped when the test ends. */
async function startServer(
  environment: Record<string, string>,
  options?: Parameters<typeof spawnServer>[1],
): Promise<ServerProcess> {
  const server = await spawnServer(environment, options);
  atEnd(() => server.end("SIGKILL"));
  return server;
}

async function startBucket() {
  const bucket = await startS3Server();
  atEnd(() => bucket.stop());
  return {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: bucket.bucket,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}
