import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { laterMigrations, noteOldestVersion } from "./compatibility.ts";
import { migrations, type OwnMigration } from "./migrations.ts";
import type { Tables } from "./schema.ts";

/**
 * Migrates the tables. If several processes start at once, one does it and the others wait. Keeps additions of newer
 * versions; throws if this version is incompatible with their changes.
 */
export async function migrate(db: Kysely<Tables>, own = migrations): Promise<void> {
  for (;;) {
    const later = await laterMigrations(db, own);
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...asNoted(own), ...passedOver(later) }) },
    }).migrateToLatest();
    if (!error) return;
    // A newer version that started at the same moment may have run its own while this one waited.
    if ((await laterMigrations(db, own)).length === later.length) throw error;
  }
}

/** Each migration records its oldest compatible version, in the same transaction. */
function asNoted(own: Readonly<Record<string, OwnMigration>>): Record<string, Migration> {
  const noted = ([name, { up, oldestVersion }]: [string, OwnMigration]): [string, Migration] => [
    name,
    {
      async up(db: Kysely<unknown>) {
        await up(db);
        await noteOldestVersion(db, name, oldestVersion);
      },
    },
  ];
  return Object.fromEntries(Object.entries(own).map(noted));
}

const passedOver = (names: readonly string[]): Record<string, Migration> =>
  Object.fromEntries(names.map((name) => [name, { up: () => Promise.resolve() }]));
