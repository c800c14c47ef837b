import { cpSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#test/support/site/databases.ts";

const root = join(import.meta.dirname, "../../..");
const unchanged = [
  "app",
  "build",
  "checks",
  "content",
  "domain",
  "model",
  "node_modules",
  "package.json",
  "public",
];

/**
 * A folder with a newer version of the site: the same code with one more migration, which only adds. It is removed when
 * the test ends.
 */
export function newerVersion(): string {
  const folder = temporaryFolder();
  for (const name of unchanged) symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, "server"), join(folder, "server"), { recursive: true });
  const list = join(folder, "server/db/migrations.ts");
  renameSync(list, join(folder, "server/db/migrations-of-today.ts"));
  writeFileSync(list, newList);
  return folder;
}

const newList = `
import type { Kysely } from "kysely";
import { migrations as today, type OwnMigration } from "./migrations-of-today.ts";

export type { OwnMigration };
export const migrations: Readonly<Record<string, OwnMigration>> = {
  ...today,
  "999-tomorrow": {
    oldestVersion: "001-first-tables",
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("enquiry").addColumn("channel", "text").execute();
      await db.schema.createTable("tomorrow").addColumn("id", "text").execute();
    },
  },
};
`;
