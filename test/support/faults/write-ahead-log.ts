import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const headerBytes = 32;
const frameHeaderBytes = 24;

/**
 * The number of commits in a SQLite write-ahead log: the frame that ends a commit has the database's size after its
 * page number. Valid until the log restarts, at a thousand pages.
 */
export function commitsIn(dataFolder: string): number {
  const path = join(dataFolder, "site.db-wal");
  const log = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  if (log.length < headerBytes) return 0;
  const pageBytes = log.readUInt32BE(8);
  // The rest of an earlier log has other salts than the header.
  const salts = log.subarray(16, 24);
  let commits = 0;
  for (let at = headerBytes; at < log.length; at += frameHeaderBytes + pageBytes) {
    if (!log.subarray(at + 8, at + 16).equals(salts)) break;
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}
