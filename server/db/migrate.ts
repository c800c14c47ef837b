import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { createFirstTables } from "./migrations/001-first-tables.ts";
import { createDataRequests } from "./migrations/002-data-requests.ts";
import type { Tables } from "./schema.ts";

/** In the order they run. One that has been released is never changed: a new one follows it. */
const migrations: Record<string, Migration> = {
  "001-first-tables": { up: createFirstTables },
  "002-data-requests": { up: createDataRequests },
};

/** Brings the tables up to date. Several processes may start at once: one does it, the others wait and find it done. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
