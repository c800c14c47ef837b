import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import {
  connectDatabase,
  type Database,
  databaseFile,
  openDatabase,
  ping,
} from "#server/db/open-database.ts";
import {
  dropPostgresDatabase,
  makePostgresDatabase,
} from "#test/support/programs/postgres-databases.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];

const log = pino({ level: "silent" });

/** A busy machine is slow, not broken. */
const patience = { statementMs: 15_000, connectingMs: 15_000 };

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The path of a file that is removed when the test ends. */
export function temporaryFile(content: Buffer | string, name = "file"): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

/** The URL of a new PostgreSQL database without tables, gone when the test ends. */
export const emptyPostgres = () => newPostgres();

async function newPostgres(template?: string): Promise<string> {
  const server = inject("postgresUrl");
  const url = await makePostgresDatabase(server, template);
  onTestFinished(() => dropPostgresDatabase(server, url));
  return url;
}

/** A test's own database, on a real engine, with all tables. */
export async function openTestDatabase(
  engine: Engine,
  folder = temporaryFolder(),
): Promise<Database> {
  const DATABASE_URL = await layTables(engine, folder);
  const config = { DATA_DIR: folder, DATABASE_CONNECTIONS: 10, DATABASE_URL };
  const db = await connectDatabase(config, log, patience);
  onTestFinished(() => db.destroy());
  // Kysely connects at the first query, and closes only open connections.
  await ping(db);
  return db;
}

/** Copies a database with all tables; returns the URL if it is PostgreSQL. */
export async function layTables(engine: Engine, folder: string): Promise<string | undefined> {
  if (engine === "PostgreSQL") return newPostgres(inject("postgresTemplate"));
  sqliteTables ??= await makeSqliteTables();
  const file = databaseFile(folder);
  if (!existsSync(file)) writeFileSync(file, sqliteTables, { mode: 0o600 });
  return undefined;
}

let sqliteTables: Buffer | undefined;

async function makeSqliteTables() {
  const folder = mkdtempSync(join(tmpdir(), "tables-"));
  try {
    const config = { DATA_DIR: folder, DATABASE_CONNECTIONS: 1, DATABASE_URL: undefined };
    const db = await openDatabase(config, log);
    await db.destroy();
    return readFileSync(databaseFile(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
