import { closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { errorCode } from "../base/error-code.ts";

/**
 * A database file that has each commit on disk before it returns: WAL, and a sync with every commit. `patienceMs` is
 * how long it waits for another process that writes.
 */
export function openSqliteFile(path: string, patienceMs = 5000): DatabaseSync {
  makeIfMissing(path);
  const file = new DatabaseSync(path, { timeout: patienceMs });
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off");
  return file;
}

/**
 * Readable by its owner only; SQLite gives its other files the same rights. Does not open an existing file: closing it
 * here would drop the locks that this process's other connections hold.
 */
function makeIfMissing(path: string) {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}
