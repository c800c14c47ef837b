import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CamelCasePlugin, type Dialect, Kysely, sql } from "kysely";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";
import { openSqliteFile, sqliteDialect } from "./sqlite-dialect.ts";

export type Database = Kysely<Tables>;

type DatabaseConfig = Pick<Config, "DATA_DIR" | "DATABASE_URL" | "DATABASE_CONNECTIONS">;

export const databaseFile = (dataFolder: string): string => join(dataFolder, "site.db");

/** Opens the database that the configuration names, with its tables up to date. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const db = open(await dialectOf(config, log));
  try {
    // So that a database that does not answer at all is told of soon.
    await ping(db);
    await bringUpToDate(config, log);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * A new index on a full table takes longer than a visitor would wait, and a process that starts meanwhile waits for the
 * one that makes it.
 */
const migrationMs = 10 * 60_000;

async function bringUpToDate(config: DatabaseConfig, log: Log) {
  const db = open(await dialectOf({ ...config, DATABASE_CONNECTIONS: 1 }, log, migrationMs));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

const open = (dialect: Dialect) =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

async function dialectOf(config: DatabaseConfig, log: Log, patienceMs?: number) {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR } = config;
  if (DATABASE_URL) {
    const { postgresDialect } = await import("./postgres-dialect.ts");
    const [url, connections] = [DATABASE_URL, DATABASE_CONNECTIONS];
    return postgresDialect({ url, connections, log, patienceMs });
  }
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  return sqliteDialect(openSqliteFile(databaseFile(DATA_DIR), patienceMs));
}

/** Throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Only PostgreSQL has several writers at once, and the locks that keep them apart. */
export const hasRowLocks = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections === true;
