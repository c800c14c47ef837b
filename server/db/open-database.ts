import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { CamelCasePlugin, type Dialect, Kysely, sql } from "kysely";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { migrationsRun } from "./compatibility.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { openSqliteFile } from "./sqlite-file.ts";

export type Database = Kysely<Tables>;

type DatabaseConfig = Pick<Config, "DATA_DIR" | "DATABASE_URL" | "DATABASE_CONNECTIONS">;

/** Timeouts of a statement and a connection, if not those of the site. */
type Patience = { statementMs?: number; connectingMs?: number };

export const databaseFile = (dataFolder: string): string => join(dataFolder, "site.db");

/** Thrown if the configured database does not exist yet. */
export class NoDatabase extends Error {
  override name = "NoDatabase";
  constructor({ DATA_DIR, DATABASE_URL }: Pick<DatabaseConfig, "DATA_DIR" | "DATABASE_URL">) {
    super(
      DATABASE_URL
        ? `The database ${new URL(DATABASE_URL).pathname.slice(1)} at ${new URL(DATABASE_URL).host} (DATABASE_URL) has no tables of the site`
        : `There is no database in ${resolve(DATA_DIR)} (DATA_DIR)`,
    );
  }
}

/** Opens the configured database and migrates it; creates it if it is missing. */
export const openDatabase = (config: DatabaseConfig, log: Log): Promise<Database> =>
  openAndMigrate(config, log, { isExpected: false });

/** The same for an existing database: throws `NoDatabase` if it is missing. */
export async function openExistingDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  if (!config.DATABASE_URL && !existsSync(databaseFile(config.DATA_DIR)))
    throw new NoDatabase(config);
  return openAndMigrate(config, log, { isExpected: true });
}

async function openAndMigrate(
  config: DatabaseConfig,
  log: Log,
  { isExpected }: { isExpected: boolean },
): Promise<Database> {
  const db = await connectDatabase(config, log);
  try {
    // Short, so that an unreachable database is reported soon.
    await ping(db);
    if (isExpected && (await migrationsRun(db)).length === 0) throw new NoDatabase(config);
    await bringUpToDate(config, log);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Long: a new index on a full table takes longer than a visitor would wait, and other starting processes wait for it.
 */
const migrationMs = 10 * 60_000;

async function bringUpToDate(config: DatabaseConfig, log: Log) {
  const db = await connectDatabase({ ...config, DATABASE_CONNECTIONS: 1 }, log, {
    statementMs: migrationMs,
  });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** The configured database, without migrating it. */
export async function connectDatabase(config: DatabaseConfig, log: Log, patience: Patience = {}) {
  const dialect = await dialectOf(config, log, patience);
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

async function dialectOf(
  config: DatabaseConfig,
  log: Log,
  { statementMs, connectingMs }: Patience,
): Promise<Dialect> {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR } = config;
  if (DATABASE_URL) {
    const { postgresDialect } = await import("./postgres-dialect.ts");
    const [url, connections] = [DATABASE_URL, DATABASE_CONNECTIONS];
    return postgresDialect({ url, connections, log, statementMs, connectingMs });
  }
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  return sqliteDialect(openSqliteFile(databaseFile(DATA_DIR), statementMs));
}

/** Throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** True for the engine that has several writers at once, and locks between them. */
export const hasRowLocks = (db: Database): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections === true;
