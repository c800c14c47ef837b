import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all tests of a run: the machine's own where TEST_DATABASE_URL names it, else npm's. */
export default async function startPostgres(project: TestProject) {
  const own = process.env["TEST_DATABASE_URL"];
  if (own) return project.provide("postgresUrl", own);
  const { server, url } = await startEmbeddedPostgres({ flags: ["-c", "max_connections=200"] });
  project.provide("postgresUrl", url);
  return () => server.stop();
}
