import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#server/db/open-database.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

/** A folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a new, empty PostgreSQL database, gone when the test ends. */
export async function emptyPostgres(): Promise<string> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOn(server, `create database ${name}`);
  onTestFinished(() => runOn(server, `drop database if exists ${name} with (force)`));
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A database of its own for a test, on a real engine, with all tables. */
export async function openTestDatabase(
  engine: Engine,
  folder = temporaryFolder(),
): Promise<Database> {
  const db = await openDatabase(
    {
      DATA_DIR: folder,
      DATABASE_CONNECTIONS: 10,
      DATABASE_URL: engine === "PostgreSQL" ? await emptyPostgres() : undefined,
    },
    pino({ level: "silent" }),
  );
  onTestFinished(() => db.destroy());
  return db;
}

async function runOn(url: string, statement: string) {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
