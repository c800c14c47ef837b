import { tmpdir } from "node:os";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/open-database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import {
  dropPostgresDatabase,
  makePostgresDatabase,
  postgresNameOf,
} from "./postgres-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    /** The name of an empty database with all tables. */
    postgresTemplate: string;
  }
}

/** Durability is off: the data is deleted after the run. */
const settings = [
  "max_connections=200",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_wal_size=128MB",
];

/** One PostgreSQL for all tests of a run: the one that TEST_DATABASE_URL names, otherwise the one from npm. */
export default async function startPostgres(project: TestProject) {
  const own = process.env["TEST_DATABASE_URL"];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const { url, server } = own ? { url: own } : await startEmbeddedPostgres({ flags });
  const template = await makeTemplate(url);
  project.provide("postgresUrl", url);
  project.provide("postgresTemplate", postgresNameOf(template));
  return () => server?.stop() ?? dropPostgresDatabase(url, template);
}

async function makeTemplate(server: string) {
  const DATABASE_URL = await makePostgresDatabase(server);
  const config = { DATA_DIR: tmpdir(), DATABASE_CONNECTIONS: 1, DATABASE_URL };
  const db = await openDatabase(config, pino({ level: "silent" }));
  await db.destroy();
  return DATABASE_URL;
}
