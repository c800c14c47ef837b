import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

/** Joins Kysely to Node's own SQLite. */
export function sqliteDialect(file: DatabaseSync): SqliteDialect {
  const statements = new LRUCache<string, SqliteStatement>({
    max: 200,
    memoMethod: (sql) => toKysely(file.prepare(sql)),
  });
  const database: SqliteDatabase = {
    close: () => file.close(),
    prepare: (sql) => statements.memo(asSqliteWants(sql, file)),
  };
  return new NodeSqliteDialect({ database });
}

/** The casts: Kysely passes the values that our queries bind, which are text, numbers, bytes and null. */
const toKysely = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...(values as SQLInputValue[])),
  run: (values) => statement.run(...(values as SQLInputValue[])),
  iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
});

/**
 * Tells Kysely that SQLite can roll back new tables, so that migrations run in a transaction: if several processes
 * start at once, one creates the tables, and a killed one leaves no half-made tables.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

function asSqliteWants(sql: string, file: DatabaseSync): string {
  // Takes the write lock at once: SQLite does not wait for a lock requested later in a transaction.
  if (sql === "begin") return "begin immediate";
  // SQLite ends a transaction itself when the disk is full: a second rollback would hide that error.
  if (sql === "rollback" && !file.isTransaction) return "select 1";
  return sql;
}
