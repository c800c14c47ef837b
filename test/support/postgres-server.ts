import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";
import { EmbeddedPostgres } from "./embedded-postgres.ts";
import { freePort } from "./free-port.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all tests of a run: the machine's own where TEST_DATABASE_URL names it, else npm's. */
export default async function startPostgres(project: TestProject) {
  const own = process.env["TEST_DATABASE_URL"];
  if (own) return project.provide("postgresUrl", own);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), "postgres-")),
    port,
    user: "postgres",
    password: "test",
    persistent: false,
    createPostgresUser: true,
    postgresFlags: ["-c", "max_connections=200"],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  project.provide("postgresUrl", `postgres://postgres:test@127.0.0.1:${port}/postgres`);
  return () => server.stop();
}
