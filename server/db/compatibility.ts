import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** Kysely's list of applied migrations, and our note of the oldest version that works with each. */
type Bookkeeping = {
  kyselyMigration: { name: string };
  compatibility: { migration: string; oldestVersion: string };
};

export async function noteOldestVersion(
  db: Kysely<unknown>,
  migration: string,
  oldestVersion: string,
): Promise<void> {
  await db.schema
    .createTable("compatibility")
    .ifNotExists()
    .addColumn("migration", "text", (column) => column.primaryKey())
    .addColumn("oldest_version", "text", (column) => column.notNull())
    .execute();
  await db
    .withTables<Bookkeeping>()
    .insertInto("compatibility")
    .values({ migration, oldestVersion })
    .execute();
}

/** The unknown migrations of newer versions that this version is compatible with; throws for an incompatible one. */
export async function laterMigrations(db: Kysely<Tables>, own: Readonly<Record<string, unknown>>) {
  const unknown = (await migrationsRun(db)).filter((name) => !Object.hasOwn(own, name));
  const oldest = unknown.length > 0 ? await oldestVersions(db) : new Map<string, string>();
  const fatal = unknown.find((name) => !Object.hasOwn(own, oldest.get(name) ?? name));
  if (fatal !== undefined)
    throw new Error(
      `The database is of a newer version, which has changed it (${fatal}): start that version, or restore a backup from before it`,
    );
  return unknown;
}

/** Undefined if the database is empty. */
export async function migrationsRun(db: Kysely<Tables>): Promise<string[]> {
  if (!(await hasTable(db, "kysely_migration"))) return [];
  const rows = await db
    .withTables<Bookkeeping>()
    .selectFrom("kyselyMigration")
    .select("name")
    .execute();
  return rows.map(({ name }) => name);
}

async function oldestVersions(db: Kysely<Tables>) {
  if (!(await hasTable(db, "compatibility"))) return new Map<string, string>();
  const rows = await db
    .withTables<Bookkeeping>()
    .selectFrom("compatibility")
    .select(["migration", "oldestVersion"])
    .execute();
  return new Map(rows.map(({ migration, oldestVersion }) => [migration, oldestVersion]));
}

async function hasTable(db: Kysely<Tables>, name: string) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === name);
}
