import { backup, DatabaseSync } from "node:sqlite";

/** Copies all pages at once: a copy in pieces restarts with each commit of another writer. */
const allPages = 2 ** 31 - 1;

/** Copies a consistent snapshot of a database that may be in use, and checks the copy. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  using source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  await backup(source, to, { rate: allPages });
  using copy = new DatabaseSync(to);
  // Keeps all data in one file, without a write-ahead log beside it.
  copy.exec("pragma journal_mode = delete");
  checkIntegrity(copy);
}

/** Reads what a database file holds; throws when it is broken. */
export function readContents(path: string) {
  using file = new DatabaseSync(path, { readOnly: true });
  const texts = (sql: string) =>
    file
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  checkIntegrity(file);
  const tables = texts("select name from sqlite_master where type = 'table' order by name");
  return {
    sqlite: texts("select sqlite_version()").join(""),
    migrations: texts("select name from kysely_migration order by name"),
    counts: Object.fromEntries(
      tables.map((name) => [name, Number(texts(`select count(*) from "${name}"`)[0])]),
    ),
    cvKeys: texts("select cv_key from application where cv_scan <> 'infected' order by cv_key"),
  };
}

function checkIntegrity(file: DatabaseSync) {
  const { integrity_check: result } = file.prepare("pragma integrity_check(1)").get() ?? {};
  if (result !== "ok") throw new Error(`The database is damaged: ${String(result)}`);
}
