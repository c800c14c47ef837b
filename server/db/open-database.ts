import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CamelCasePlugin, Kysely, sql } from "kysely";
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
  const db = new Kysely<Tables>({
    dialect: await dialectOf(config, log),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function dialectOf(config: DatabaseConfig, log: Log) {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR } = config;
  if (DATABASE_URL) {
    const { postgresDialect } = await import("./postgres-dialect.ts");
    return postgresDialect(DATABASE_URL, DATABASE_CONNECTIONS, log);
  }
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  return sqliteDialect(openSqliteFile(databaseFile(DATA_DIR)));
}

/** Throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Only PostgreSQL has several writers at once, and the locks that keep them apart. */
export const hasRowLocks = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections === true;
