import { join } from "node:path";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { openSqliteFile } from "./sqlite-file.ts";

const names = Object.keys(migrations);

/** Columns that earlier versions always fill, and only copy where they are null. */
const mayNowBeNull = new Set(["enquiry.email", "enquiry.phone"]);

/** The tables as they are after a migration. */
async function tablesAfter(name: string) {
  const dialect = sqliteDialect(openSqliteFile(join(temporaryFolder(), "site.db")));
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  onTestFinished(() => db.destroy());
  const own = Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(name) + 1));
  await migrate(db, own);
  const unique = await sql<{ name: string; tblName: string }>`
    select name, tbl_name from sqlite_master where type = 'index' and sql like 'create unique%'`.execute(
    db,
  );
  return { tables: await db.introspection.getTables(), unique: unique.rows };
}

test.each(Object.entries(migrations))(
  "%s leaves the versions it names what they work on",
  async (name, { oldestVersion }) => {
    expect(names.slice(0, names.indexOf(name) + 1)).toContain(oldestVersion);
    const then = await tablesAfter(oldestVersion);
    const now = await tablesAfter(name);
    for (const before of then.tables) {
      const after = now.tables.find((table) => table.name === before.name);
      const asRead = (column: (typeof before.columns)[number]) =>
        mayNowBeNull.has(`${before.name}.${column.name}`)
          ? { ...column, isNullable: true }
          : column;
      expect(after?.columns.map(asRead), before.name).toEqual(
        expect.arrayContaining(before.columns.map(asRead)),
      );
      const known = new Set(before.columns.map((column) => column.name));
      const added = after?.columns.filter((column) => !known.has(column.name)) ?? [];
      const needed = added.filter((column) => !column.isNullable && !column.hasDefaultValue);
      expect(needed, `${before.name} has columns that an older version does not fill`).toEqual([]);
      const uniqueOf = (indexes: typeof now.unique) =>
        indexes.filter(({ tblName }) => tblName === before.name);
      expect(uniqueOf(now.unique)).toEqual(uniqueOf(then.unique));
    }
  },
);
